import type { BookName } from '../domain/books.ts';
import type { SettledBet } from '../domain/judge-bet.ts';

/** How much of what was settled there is behind a time, how far was looked, and until when there is any. */
export type SettledPage = { bets: SettledBet[]; upto: Date; until: Date };

/** Who settles bets: asked what they count for. Either call throws TE99 or NT99 without an answer. */
export type Books = {
  readonly name: BookName;
  readonly settledBehind: (after: Date) => Promise<SettledPage>;
  /** As they stand, at most 2,000; one that was never settled is left out. */
  readonly standing: (betIds: readonly string[]) => Promise<SettledBet[]>;
};
