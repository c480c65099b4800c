-- What waits in the outbox, one row for each event, for people: the table itself packs them.
create view kit.outbox_events as
select position, place - 1 as place,
  event ->> 'topic' as topic,
  event ->> 'key' as key,
  event -> 'headers' ->> 'ce_id' as id,
  event -> 'headers' ->> 'ce_type' as type,
  added_at,
  -- A deferred row: the relay leaves it until then.
  held_until as deferred_until,
  event -> 'headers' as headers,
  decode(event ->> 'value', 'base64') as value
from kit.outbox, json_array_elements(events) with ordinality as packed (event, place);

-- Puts what Kafka refused into the outbox again, in its order, once the cause is mended.
create function kit.put_back_refused() returns bigint language sql as $$
  with back as (delete from kit.outbox_refused returning *),
  added as (
    insert into kit.outbox (events)
    select json_build_array(json_build_object('topic', topic, 'key', key,
      'value', encode(value, 'base64'), 'headers', headers))
    from back order by position, place
    returning 1
  )
  select count(*) from added
$$;
