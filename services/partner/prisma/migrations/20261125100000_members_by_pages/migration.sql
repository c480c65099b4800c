-- Members of a period are settled by statements of their own, behind its partners.
alter table period add column member_cursor uuid;

-- A command is made when a settlement is paid, and is not known before.
alter table settlement alter column command_id drop not null;
