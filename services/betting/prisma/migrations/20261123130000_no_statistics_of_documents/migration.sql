-- Nobody searches by what these documents hold. To compare some ten thousand of them with one another
-- takes the better part of an analysis' time, which comes while bets are many.
alter table bet_slip alter column asked set statistics 0, alter column problems set statistics 0;
alter table bet alter column conditions set statistics 0, alter column bonus set statistics 0;
alter table bet_leg alter column market set statistics 0, alter column result set statistics 0;
alter table bet_refusal alter column asked set statistics 0, alter column params set statistics 0,
  alter column data set statistics 0;
