-- Vendors' transactions of a day, for the back office: they stand in the order in which they came, so that
-- a small index leads to a day of hundreds of millions.
create index game_transaction_asked on game_transaction using brin (asked_at);
