"""The screens: title, set-up, tables, results, settings. Draw and ask; never decide a rule and never think
for a seat."""
