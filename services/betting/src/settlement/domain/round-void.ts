/**
 * Invariant: a void never takes anything back. Before the draw every stake goes back, and nobody
 * knows yet whom that serves; from the draw on who won keeps it, and who lost is given the stake
 * back. So no operator who has seen a result can void it to the house's gain.
 */

export type RoundStanding = {
  readonly state: string;
  /** The moment of the draw has come, by the database's clock. */
  readonly isDrawDue: boolean;
  /** Bets on it, or stakes on their way, that have no result yet. */
  readonly hasOpenBets: boolean;
};

/**
 * Which kind of void a round can be given at this moment. B1031: it is excluded, so everything went
 * back already; B1032: between the draw and the last settlement nobody knows what it comes to.
 */
export function voidKind(round: RoundStanding): 'before' | 'after' | 'B1031' | 'B1032' {
  if (round.state === 'excluded') return 'B1031';
  if (round.state === 'open') return round.isDrawDue ? 'B1032' : 'before';
  return round.hasOpenBets ? 'B1032' : 'after';
}
