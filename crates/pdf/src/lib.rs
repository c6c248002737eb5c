//! PDF files and pictures that somebody else made.
