-- A row holds the events that one statement told, as many as fit a page, and leaves whole: what a
-- row costs to write, to read and to delete is the same for one event and for a dozen.
alter table kit.outbox add column events json;

update kit.outbox set events = json_build_array(json_build_object(
  'topic', topic, 'key', key, 'value', encode(value, 'base64'), 'headers', headers));

alter table kit.outbox
  drop column topic,
  drop column key,
  drop column value,
  drop column headers,
  alter column events set not null,
  -- Compressing what lives for milliseconds gains nothing, and neither does a row in another table.
  alter column events set storage main,
  set (toast_tuple_target = 8160);

-- Events are refused one by one.
alter table kit.outbox_refused
  add column place int not null default 0,
  drop constraint outbox_refused_pkey,
  add primary key (position, place);
