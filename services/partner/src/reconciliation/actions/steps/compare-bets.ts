import { withTransaction } from '@noriter/kit/postgres';
import { booksOfBetting } from '../../clients/betting.ts';
import type { Books } from '../../clients/books.ts';
import { booksOfGames } from '../../clients/games.ts';
import type { CompareDeps } from '../../deps.ts';
import type { Comparison } from '../../domain/difference.ts';
import { countedBets } from '../../store/counted-bets.ts';
import { keepDifferences, openSubjects, resolveSubjects } from '../../store/differences.ts';
import { cursorOf, saveCursor } from '../../store/progress.ts';
import type { Compared } from './compare-accruals.ts';
import { Behind, OPEN_MAX, wrongBets } from './wrong-bets.ts';

/** A bet is counted within so long; what is not then is lost, and not late. */
const PATIENCE_MS = 30 * 60_000;

/** Whether each bet counts here for what it counts for in betting, and so each category and day. */
export function compareBets(deps: CompareDeps, signal: AbortSignal): Promise<Compared> {
  return compareSettled(
    deps,
    { comparison: 'turnover', books: booksOfBetting(deps.betting) },
    signal,
  );
}

/** The same of rounds of third-party games and the games gateway. */
export function compareRounds(deps: CompareDeps, signal: AbortSignal): Promise<Compared> {
  return compareSettled(deps, { comparison: 'rounds', books: booksOfGames(deps.games) }, signal);
}

type Whose = { comparison: Comparison; books: Books };

/**
 * From where bets are settled to here. It goes no further than bets are counted, so that a backlog is
 * late and no difference.
 *
 * @throws Behind
 */
async function compareSettled(
  deps: CompareDeps,
  { comparison, books }: Whose,
  signal: AbortSignal,
): Promise<Compared> {
  const { pool } = deps;
  const sum = await recheckBets(deps, books);
  let at = new Date(await cursorOf(pool, comparison));
  for (;;) {
    signal.throwIfAborted();
    const open = await openSubjects(pool, books.name, OPEN_MAX);
    if (open.length === OPEN_MAX) throw new Behind(`${OPEN_MAX} bets differ already.`);
    const { bets: settled, upto, until } = await books.settledBehind(at);
    const counted = await countedBets(pool, settled.map(idOf));
    const all = await wrongBets(pool, books.name, { settled, counted });
    // What was counted of a later version was settled after this page: its own page comes.
    const wrong = all.filter(({ fault }) => fault !== 'unknown');
    const lostBefore = until.getTime() - PATIENCE_MS;
    if (wrong.some((one) => one.fault === 'uncounted' && one.at.getTime() > lostBefore)) {
      throw new Behind('Bets wait to be counted.');
    }
    await withTransaction(pool, async (tx) => {
      await keepDifferences(tx, wrong);
      await saveCursor(tx, comparison, upto.toISOString());
    });
    sum.looked += settled.length;
    sum.found += wrong.length;
    // Until when there is anything moves on while it is looked at: the next run goes on there.
    if (upto >= until) return sum;
    at = upto;
  }
}

/** What was counted since, or came right otherwise: of either direction. */
async function recheckBets({ pool }: CompareDeps, books: Books): Promise<Compared> {
  const open = await openSubjects(pool, books.name, OPEN_MAX);
  const counted = await countedBets(pool, open);
  const wrong = await wrongBets(pool, books.name, { settled: await books.standing(open), counted });
  const still = new Set(wrong.map(({ subject }) => subject));
  await withTransaction(pool, async (tx) => {
    await keepDifferences(tx, wrong);
    await resolveSubjects(
      tx,
      books.name,
      open.filter((betId) => !still.has(betId)),
    );
  });
  return { looked: open.length, found: wrong.length };
}

function idOf({ betId }: { betId: string }): string {
  return betId;
}
