-- Whose suspension it is: who is suspended by itself and with somebody above is so until both are lifted.
alter table partner_pause add column by_partner_id uuid;

-- Those of one act begin at one moment: its top is the highest above who was suspended then, too.
update partner_pause as pause set by_partner_id = coalesce((
  select top.partner_id from tree_edge as edge join partner_pause as top
    on top.partner_id = edge.ancestor_id and top.valid_from = pause.valid_from and top.by = pause.by
  where edge.descendant_id = pause.partner_id
    and edge.valid_from <= pause.valid_from and edge.valid_until > pause.valid_from
  order by edge.depth desc limit 1), partner_id);

alter table partner_pause
  alter column by_partner_id set not null,
  drop constraint partner_pause_pkey,
  add constraint partner_pause_pkey primary key (partner_id, by_partner_id, valid_from);

drop index partner_pause_one_open;
create unique index partner_pause_one_open on partner_pause (partner_id, by_partner_id)
  where valid_until = 'infinity';
