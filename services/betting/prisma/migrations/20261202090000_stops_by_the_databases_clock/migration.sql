-- When bets last ended or began again, by the clock that also says when bets and cash-outs in play were
-- asked for. A feed's own clock may be seconds behind it, and operators have none in what the feed says.
-- One table in each transaction: the feed and bets hold one of these while they ask for the next.
alter table sport_market add column stopped_at timestamptz(3);
