-- A page of the sender's to which people can go back when they are done with a document.
ALTER TABLE documents ADD COLUMN redirect_url TEXT;
