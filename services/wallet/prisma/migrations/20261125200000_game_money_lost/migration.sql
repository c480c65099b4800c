-- What was carried to vendors with wallets of their own counts as lost until it has come back, also what
-- was carried before this migration.
update account set
  bet_day = moved.last_day,
  net_day = moved.net_day,
  net_week = moved.net_week,
  net_month = moved.net_month
from (
  select
    member_id,
    max(day) as last_day,
    coalesce(sum(net) filter (where day = last), 0) as net_day,
    coalesce(sum(net) filter (where day >= date_trunc('week', last)::date), 0) as net_week,
    coalesce(sum(net) filter (where day >= date_trunc('month', last)::date), 0) as net_month
  from (
    select
      member_id,
      day,
      case when kind in (1, 13, 16) then amount else -amount end as net,
      max(day) over (partition by member_id) as last
    from ledger
    where kind in (1, 2, 3, 13, 16, 17) and refusal is null
      and member_id in (select member_id from ledger where kind in (16, 17) and refusal is null)
  ) as movement
  group by member_id
) as moved
where account.member_id = moved.member_id;

-- The same of what was proven.
update reconciled_member set
  bet_day = moved.last_day,
  net_day = moved.net_day,
  net_week = moved.net_week,
  net_month = moved.net_month
from (
  select
    member_id,
    max(day) as last_day,
    coalesce(sum(net) filter (where day = last), 0) as net_day,
    coalesce(sum(net) filter (where day >= date_trunc('week', last)::date), 0) as net_week,
    coalesce(sum(net) filter (where day >= date_trunc('month', last)::date), 0) as net_month
  from (
    select
      member_id,
      day,
      case when kind in (1, 13, 16) then amount else -amount end as net,
      max(day) over (partition by member_id) as last
    from ledger
    where kind in (1, 2, 3, 13, 16, 17) and refusal is null
      and position <= (select position from reconciliation_checkpoint)
      and member_id in (select member_id from ledger where kind in (16, 17) and refusal is null)
  ) as movement
  group by member_id
) as moved
where reconciled_member.member_id = moved.member_id;
