-- When a producer was up again last, by the database's clock.
alter table feed_producer add column up_since timestamptz(3);
