-- A picture is fetched when it is first asked for, by its key.
create index game_image_key_idx on game (image_key);
