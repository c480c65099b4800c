-- What a command counts for is part of its contents: the same id is asked for with the same ones, although
-- its game may be grouped anew in between. Null of what was written before.
alter table game_movement add column product text;
