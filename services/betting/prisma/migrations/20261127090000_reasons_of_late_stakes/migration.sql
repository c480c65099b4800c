-- A ticket that was settled as void for a reason of its own has that reason, as those that somebody
-- took back have had it. Bets on rounds need none: they have no legs that could come to nothing.
update bet set void_reason = settlement.reason
from bet_settlement as settlement
where settlement.bet_id = bet.bet_id and settlement.version = bet.settlement_version
  and settlement.reason <> '' and settlement.result = 'void'
  and bet.state = 'void' and bet.void_reason is null and bet.round_id is null;
