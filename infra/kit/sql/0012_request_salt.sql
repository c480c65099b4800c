-- What ids of requests are made of beside caller, path and key, where the key brings a time: such an id has
-- 74 bits of a hash, and whoever could reckon it would find two requests whose ids, or what is derived from
-- them, meet. It is made once and never changes: with another one a repetition would be a new request.
create table kit.request_salt (
  is_only boolean primary key default true check (is_only),
  salt text not null
);

insert into kit.request_salt (salt)
values (encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));
