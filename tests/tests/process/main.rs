//! The program itself: its commands, its start, its stop, and what survives a kill.
