-- $1 a position that was proven, $2 up to where: what members' entries come to, the checkpoint and
-- what came since together, as a statement begins with it.
with rows as materialized (
  select member_id, kind, amount, from_account, to_account, version, day
  from ledger
  where position > $1::bigint and position <= $2::bigint and refusal is null
), moved as (
  select
    member_id,
    sum(case 'cash' when to_account then amount when from_account then -amount else 0 end) as cash,
    sum(case 'held' when to_account then amount when from_account then -amount else 0 end) as held,
    sum(case 'points' when to_account then amount when from_account then -amount else 0 end)
      as points,
    sum(case 'owed' when from_account then amount when to_account then -amount else 0 end) as owed,
    count(*) as commands,
    min(version) as first,
    max(version) as last,
    count(distinct version) as versions
  from rows
  group by member_id
), daily as (
  select member_id, day, sum(case when kind in (1, 13, 16) then amount else -amount end) as net
  from rows
  where kind in (1, 2, 3, 13, 16, 17)
  group by member_id, day
), last_days as (
  select member_id, greatest(max(day), max(bet_day)) as bet_day
  from daily
    left join reconciled_member using (member_id)
  group by member_id
), nets as (
  select
    member_id,
    last_days.bet_day,
    coalesce(sum(net) filter (where day >= last_days.bet_day), 0) as net_day,
    coalesce(sum(net) filter (where day >= date_trunc('week', last_days.bet_day)::date), 0)
      as net_week,
    coalesce(sum(net) filter (where day >= date_trunc('month', last_days.bet_day)::date), 0)
      as net_month
  from daily
    join last_days using (member_id)
  group by member_id, last_days.bet_day
), state as (
  select
    member_id,
    coalesce(old.cash, 0) + coalesce(moved.cash, 0) as cash,
    coalesce(old.held, 0) + coalesce(moved.held, 0) as held,
    coalesce(old.points, 0) + coalesce(moved.points, 0) as points,
    coalesce(old.owed, 0) + coalesce(moved.owed, 0) as owed,
    coalesce(old.commands, 0) + coalesce(moved.commands, 0) as commands,
    coalesce(nets.bet_day, old.bet_day) as bet_day,
    coalesce(nets.net_day, 0) + case
      when nets.bet_day is null or nets.bet_day = old.bet_day then coalesce(old.net_day, 0)
      else 0
    end as net_day,
    coalesce(nets.net_week, 0) + case
      when nets.bet_day is null or date_trunc('week', nets.bet_day) = date_trunc('week', old.bet_day)
        then coalesce(old.net_week, 0)
      else 0
    end as net_week,
    coalesce(nets.net_month, 0) + case
      when nets.bet_day is null
        or date_trunc('month', nets.bet_day) = date_trunc('month', old.bet_day)
        then coalesce(old.net_month, 0)
      else 0
    end as net_month,
    moved.first,
    moved.last,
    -- The versions that came since begin behind the checkpoint's last and have no gap.
    coalesce(moved.first = coalesce(old.commands, 0) + 1
      and moved.last = coalesce(old.commands, 0) + moved.commands
      and moved.versions = moved.commands, true) as is_gapless,
    moved.member_id is not null as has_moved
  from reconciled_member as old
    full join moved using (member_id)
    left join nets using (member_id)
)
