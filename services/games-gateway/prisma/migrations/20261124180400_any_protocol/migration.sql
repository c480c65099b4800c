-- Which protocols there are is said by the adapters alone: a new one needs no migration.
alter table game_vendor drop constraint game_vendor_protocol;
alter table game_vendor add constraint game_vendor_protocol check (protocol ~ '^[a-z0-9-]{1,20}$');
