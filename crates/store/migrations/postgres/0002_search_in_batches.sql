-- PostgreSQL keeps a list of what is not in its search index yet by itself; this step is SQLite's alone.
SELECT 1;
