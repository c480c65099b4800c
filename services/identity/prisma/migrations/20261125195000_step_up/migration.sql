-- When the session's operator last proved the second factor again; null: when the session began.
alter table session add column proven_at timestamptz(3);
