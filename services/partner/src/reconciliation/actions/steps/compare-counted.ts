import { withTransaction } from '@noriter/kit/postgres';
import { booksOfBetting } from '../../clients/betting.ts';
import { booksOfGames } from '../../clients/games.ts';
import type { CompareDeps } from '../../deps.ts';
import { booksOf } from '../../domain/books.ts';
import type { CountedBet } from '../../domain/judge-bet.ts';
import { completeUntil } from '../../store/counted.ts';
import { betsCountedIn, countedBets } from '../../store/counted-bets.ts';
import { keepDifferences, openSubjects } from '../../store/differences.ts';
import { cursorOf, saveCursor } from '../../store/progress.ts';
import type { Compared } from './compare-accruals.ts';
import { Behind, OPEN_MAX, type WrongBet, wrongBets } from './wrong-bets.ts';

/** The first step looks at so much time; each step without anything doubles it, up to the most. */
const STEP_MS = 10_000;
const STEP_MS_MAX = 300_000;

/** Bets that are asked for in one call. */
const BETS_PER_CALL = 2_000;

/**
 * From here to where bets are settled: nothing was counted that nobody settled, at no version that
 * nobody settled it at. So an accrual that was forged or doubled is found that agrees with all sums.
 *
 * @throws Behind
 */
export async function compareCounted(deps: CompareDeps, signal: AbortSignal): Promise<Compared> {
  const { pool } = deps;
  const until = await completeUntil(pool);
  const sum = { looked: 0, found: 0 };
  let [at, stepMs] = [new Date(await cursorOf(pool, 'counted')), STEP_MS];
  while (at < until) {
    const to = new Date(Math.min(at.getTime() + stepMs, until.getTime()));
    const betIds = await betsCountedIn(pool, { from: at, to });
    for (let from = 0; from < betIds.length; from += BETS_PER_CALL) {
      signal.throwIfAborted();
      sum.found += await comparePage(deps, betIds.slice(from, from + BETS_PER_CALL));
    }
    await saveCursor(pool, 'counted', to.toISOString());
    sum.looked += betIds.length;
    stepMs = betIds.length === 0 ? Math.min(stepMs * 2, STEP_MS_MAX) : STEP_MS;
    at = to;
  }
  return sum;
}

/** @returns how many are wrong */
async function comparePage(deps: CompareDeps, betIds: readonly string[]): Promise<number> {
  const { pool } = deps;
  const open = await openSubjects(pool, 'bets', OPEN_MAX);
  const openRounds = await openSubjects(pool, 'rounds', OPEN_MAX);
  if (open.length + openRounds.length >= OPEN_MAX)
    throw new Behind('Too many bets differ already.');
  // What is counted is read before what is settled is asked for, which came first.
  const wrong = await wrongCounted(deps, await countedBets(pool, betIds));
  await withTransaction(pool, (tx) => keepDifferences(tx, wrong));
  return wrong.length;
}

/** What has not been counted yet is the other direction's. */
async function wrongCounted(
  { pool, betting, games }: CompareDeps,
  counted: ReadonlyMap<string, CountedBet>,
): Promise<WrongBet[]> {
  const ofRounds = new Map([...counted].filter(([, { category }]) => !mayBe(category, 'bets')));
  const ofBets = new Map([...counted].filter(([betId]) => !ofRounds.has(betId)));
  const bets = await booksOfBetting(betting).standing([...ofBets.keys()]);
  const settled = new Set(bets.map(({ betId }) => betId));
  const either = [...ofBets].filter(
    ([betId, { category }]) => !settled.has(betId) && mayBe(category, 'rounds'),
  );
  const asked = new Map([...ofRounds, ...either]);
  const rounds = await booksOfGames(games).standing([...asked.keys()]);
  for (const { betId } of rounds) {
    const one = asked.get(betId);
    if (one !== undefined) ofRounds.set(betId, one);
    ofBets.delete(betId);
  }
  const all = [
    ...(await wrongBets(pool, 'bets', { settled: bets, counted: ofBets })),
    ...(await wrongBets(pool, 'rounds', { settled: rounds, counted: ofRounds })),
  ];
  return all.filter(({ fault }) => fault !== 'uncounted');
}

function mayBe(category: CountedBet['category'], name: 'bets' | 'rounds'): boolean {
  return booksOf(category).includes(name);
}
