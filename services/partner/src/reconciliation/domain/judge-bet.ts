/**
 * Invariant: a bet counts here for what it counts for where it was settled, and nothing else counts,
 * unless a policy of its site has left it out: a game, a test account, or the turnover of a small stake.
 */
import type { BetCategory } from '@noriter/rules/lists/bet-categories';
import type { Category } from '../../vocabulary/categories.ts';
import type { Difference } from './difference.ts';

/** What a bet, or a round of a third-party game, counts for where it was settled, as it stands. */
export type SettledBet = {
  readonly betId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly version: number;
  /** Null of what has no rates. */
  readonly category: BetCategory | null;
  readonly gameId: string;
  readonly stake: bigint;
  readonly returned: bigint;
  readonly turnover: bigint;
  readonly at: Date;
};

/** The newest version of it that was counted. */
export type CountedBet = Omit<SettledBet, 'category' | 'gameId'> & { readonly category: Category };

/** What policies of a site have left out, whenever each was in force. */
export type LeftOut = {
  readonly games: ReadonlySet<string>;
  readonly logins: ReadonlySet<string>;
  /**
   * Stakes below it may have no turnover. On mini games alone, by the rule that counts now; until the
   * next release on all games, since days that were counted by the rule of before stand as they were paid.
   */
  readonly stakeMin: bigint;
};

export type Verdict = Pick<Difference, 'fault' | 'figure' | 'expected' | 'found'>;
type By = { isLeftOut: boolean; stakeMin: bigint };

const compared = ['turnover', 'stake', 'returned'] as const;

/** @param by whether its game, its member or its kind counts for nothing here */
export function judgeBet(
  bet: SettledBet | undefined,
  counted: CountedBet | undefined,
  { isLeftOut, stakeMin }: By,
): Verdict | null {
  if (bet === undefined) return counted === undefined ? null : unknown(null, counted);
  if (counted === undefined) return isNothing(bet) || isLeftOut ? null : uncounted(bet, null);
  if (counted.version < bet.version) return uncounted(bet, counted);
  if (counted.version > bet.version) return unknown(bet, counted);
  for (const figure of compared) {
    const expected = bet[figure];
    // What is counted in another category is not counted in its own.
    const found = counted.category === bet.category ? counted[figure] : 0n;
    const isSmall = figure === 'turnover' && found === 0n && bet.stake < stakeMin;
    if (expected !== found && !isSmall) return { fault: 'differs', figure, expected, found };
  }
  return null;
}

function isNothing(bet: SettledBet): boolean {
  return compared.every((figure) => bet[figure] === 0n);
}

function uncounted({ turnover }: SettledBet, counted: CountedBet | null): Verdict {
  const found = counted?.turnover ?? null;
  return { fault: 'uncounted', figure: 'turnover', expected: turnover, found };
}

/** Nobody settled it, or not at this version. */
function unknown(bet: SettledBet | null, { turnover }: CountedBet): Verdict {
  const expected = bet?.turnover ?? null;
  return { fault: 'unknown', figure: 'turnover', expected, found: turnover };
}
