-- Nothing asks for the bets of a member, and its random keys were the dearest of each row.
drop index accrual_member_id_settled_at_idx;

-- Days are added to again and again: a row that finds room on its page leaves its keys alone.
alter table line_day set (fillfactor = 50);
alter table partner_day set (fillfactor = 50);
alter table member_day set (fillfactor = 80);
