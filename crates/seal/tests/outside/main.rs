//! Seals as others see them, and what our own verification says about files that somebody was at.

mod authority;
mod levels;
mod made;
mod sealing;
mod tools;
