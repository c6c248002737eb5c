# Answers of many documents as a table.

answers-title = Answers as a table
answers-what = A row for each document found, a column for each field. Spreadsheets open the file (CSV).
answers-separator = Between the cells
answers-comma = Comma
answers-comma-what = English and other languages that write 0.5; programs
answers-semicolon = Semicolon
answers-semicolon-what = German, French, Spanish and other languages that write 0,5
answers-action = Download
answers-again = Download again
answers-cut = Not all documents are in the file
answers-cut-what = It holds the newest 10,000. Choose a shorter time with “Created from” and “Created until” on the list of documents and export each part, or fetch them by the programming interface.
