-- The words that the search indexes know, in their order: for a word that is asked for, the longer ones that begin with it.
CREATE VIRTUAL TABLE activity_search_words USING fts5vocab (activity_search, instance);
CREATE VIRTUAL TABLE document_search_words USING fts5vocab (document_search, instance);
