//! Several nodes over one database, each a program of its own.
