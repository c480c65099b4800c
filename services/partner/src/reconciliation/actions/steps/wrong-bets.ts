import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import type { BookName } from '../../domain/books.ts';
import type { Difference } from '../../domain/difference.ts';
import { type CountedBet, judgeBet, type SettledBet } from '../../domain/judge-bet.ts';
import { leftOutOf, membersLeftOut } from '../../store/counted-bets.ts';

/** More bets that differ have one reason: it is looked for before more are written down. */
export const OPEN_MAX = 1_000;

/** Bets wait to be counted, or too many differ: the comparison goes on when that is over. */
export class Behind extends Error {}

export type WrongBet = Difference & { readonly at: Date };

/** Which of these bets do not count for the same on both sides. */
export async function wrongBets(
  pool: pg.Pool,
  check: BookName,
  {
    settled,
    counted,
  }: { settled: readonly SettledBet[]; counted: ReadonlyMap<string, CountedBet> },
): Promise<WrongBet[]> {
  const theirs = new Map(settled.map((bet) => [bet.betId, bet]));
  const unsettled = [...counted.values()].filter(({ betId }) => !theirs.has(betId));
  const found: WrongBet[] = [];
  for (const [siteId, own] of Map.groupBy([...settled, ...unsettled], siteOf)) {
    const { games, logins, stakeMin } = await leftOutOf(pool, siteId);
    const memberIds = [...new Set(own.map(({ memberId }) => memberId))];
    const nobodys = await membersLeftOut(pool, memberIds, { logins });
    for (const { betId, memberId, category, at } of own) {
      const bet = theirs.get(betId);
      const isLeftOut = category === null || games.has(bet?.gameId ?? '') || nobodys.has(memberId);
      const verdict = judgeBet(bet, counted.get(betId), { isLeftOut, stakeMin });
      if (verdict === null) continue;
      const of = { siteId, subject: betId, memberId, day: koreaDay(at), category, at };
      found.push({ ...of, ...verdict, check });
    }
  }
  return found;
}

function siteOf({ siteId }: Pick<SettledBet, 'siteId'>): string {
  return siteId;
}
