-- A promised seed is made by chance and kept sealed, with a key that this database does not hold.
-- Promises of before have none; they are made anew when they are next asked for.
alter table roulette_spin add column sealed_seed text;
