/** Where outside protocols differ in what they mean, and not only in how they write it. */
export type VendorRules = {
  /** Whether a launch token may come again, as the name of its session; else it buys one session. */
  readonly tokenIsSession: boolean;
  /**
   * A rollback of a bet that was won already: `bet-only` undoes the bet and leaves the wins to rollbacks
   * of their own, `cascade` undoes its wins with it, `refuse` answers that it is settled. Where wins name
   * a round, only the last bet that a win of something can be of counts as won.
   */
  readonly rollbackOfWonBet: 'bet-only' | 'cascade' | 'refuse';
  /** What a win has to name: the bet's wager, or only a round with an accepted bet. */
  readonly winNames: 'wager' | 'round';
  /** What a rollback names: the one transaction it takes back, or a wager and so its bet. */
  readonly rollbackNames: 'transaction' | 'wager';
  /** Whether a wager has one bet and one win, so that a second one is refused. */
  readonly oneWinPerWager: boolean;
  /**
   * A round ends by the flag of a bet or win (without one, by a win of nothing), by a call of its own and
   * nothing else, or when none of its wagers is open.
   */
  readonly roundEnds: 'by-flag' | 'by-call' | 'with-wagers';
};
