//! Seals in PDFs.
