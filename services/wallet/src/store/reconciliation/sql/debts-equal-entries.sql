-- 13, 21, 26 and 27 taken back, 14 paid, 15 written off: a debt against its movements, a member against the debts.
with made as (
  select command_id as debt_id, amount from ledger
  where kind in (13, 21, 26, 27) and from_account = 'owed' and refusal is null
), moved as (
  select
    subject_id,
    coalesce(sum(amount) filter (where kind = 14), 0) as collected,
    coalesce(sum(amount) filter (where kind = 15), 0) as written_off
  from ledger
  where subject_type = 'debt' and kind in (14, 15) and refusal is null
  group by subject_id
), open as (
  select member_id, sum(amount - collected - written_off) as won
  from debt
  where closed_at is null
  group by member_id
)
select
  coalesce(debt.debt_id::text, made.debt_id::text, moved.subject_id) as subject,
  format('of %s collected %s, written off %s; entries say %s, %s, %s', debt.amount,
    debt.collected, debt.written_off, made.amount, moved.collected, moved.written_off) as detail
from debt
  full join made using (debt_id)
  full join moved on moved.subject_id = debt.debt_id::text
  left join debt_write_off as written on written.debt_id = debt.debt_id
where debt.amount is distinct from made.amount
  or debt.collected is distinct from coalesce(moved.collected, 0)
  or debt.written_off is distinct from coalesce(moved.written_off, 0)
  or coalesce(written.amount, 0) is distinct from debt.written_off
union all
select coalesce(account.member_id, open.member_id)::text,
  format('owes %s, open debts %s', account.owed, open.won)
from account
  full join open using (member_id)
where coalesce(account.owed, 0) <> coalesce(open.won, 0)
