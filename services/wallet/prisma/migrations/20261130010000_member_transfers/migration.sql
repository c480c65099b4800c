-- What transfers brought members and took from them, from the debit on: it counts for their own deposit limits.
create table member_transfer (
  command_id uuid not null,
  member_id uuid not null,
  amount bigint not null check (amount <> 0),
  at timestamptz(3) not null,
  primary key (command_id, member_id)
);
create index member_transfer_by_member on member_transfer (member_id, at);

-- Those of the present month and week, by what the ledger has of them.
insert into member_transfer (command_id, member_id, amount, at)
select command_id, member_id, case kind when 18 then -amount else amount end, at
from ledger
where day >= date_trunc('month', now() at time zone 'Asia/Seoul')::date - 7
  and kind in (18, 19) and refusal is null;
