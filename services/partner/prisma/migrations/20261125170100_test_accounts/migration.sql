-- The operator's own accounts, from member.events: kept out of every figure.
alter table member add column is_test boolean not null default false;
-- They are few: who is kept out of a figure is found without a look at everybody.
create index member_test on member (member_id) where is_test;
