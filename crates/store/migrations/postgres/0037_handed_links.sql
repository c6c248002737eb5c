-- The last of somebody's signing links that the sender's side was given to hand over; 0 where all went out by mail alone.
ALTER TABLE respondents ADD COLUMN link_handed_out BIGINT NOT NULL DEFAULT 0;
