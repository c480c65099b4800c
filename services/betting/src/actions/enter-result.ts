import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { type HeldMarket, type Results, withHandResults } from '../domain/feed/fixture-board.ts';
import type { FixtureResult } from '../domain/sport/fixture-result.ts';
import { type Market, selectionsOf } from '../domain/sport/market.ts';
import { answerMarket } from '../domain/sport/market-result.ts';
import type { Sport } from '../domain/sport/sports.ts';
import { isSameEffect, type VoidEffect } from '../domain/ticket-void.ts';
import { type RequestMove, takesTwo } from '../domain/two-operators.ts';
import { errors } from '../errors.ts';
import { lockResultRequest, resultEffect, resultWaits } from '../queries/result-requests.ts';
import { movedAlone } from '../queries/two-operators.ts';
import { type Decider, decideRequest } from './decide-request.ts';
import { changeMarket, type MarketName, readLockedMarket } from './set-fixture.ts';

type Deps = Pick<BettingDeps, 'pool' | 'ids' | 'clock'>;

/** A result by hand: of each selection, or what was scored, or null to take it back. */
export type HandResult = { results: Results } | { score: FixtureResult } | null;

type Shown = Pick<VoidEffect, 'paid' | 'taken'>;

/** A result that could stand, and what it was worked out from. */
type Weighed = { results: Results | null; settlementVersion: number; effect: VoidEffect };

/**
 * What a result by hand would move, and whether it takes a second operator. Nothing is held up while
 * the tickets are looked at: the feed of the fixture goes on.
 *
 * @throws Refusal B1070 to B1074
 */
export async function weighResult(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  by: Pick<Decider, 'siteId' | 'operatorId'>,
  { result, ...name }: MarketName & { result: HandResult },
): Promise<Weighed & { takesTwo: boolean }> {
  const { market, row } = await withTransaction(pool, (tx) => readLockedMarket(tx, name));
  if (result === null && market.handResults === null) throw refuse(errors, 'B1074');
  if (row.state === 'planned' && !row.hasStarted) throw refuse(errors, 'B1073');
  const results = result && resultsOf(result, market.said.market, row.sport);
  const effect = await resultEffect(pool, name, withHandResults(market, results));
  const since = koreaDayStart(koreaDay(clock.now()));
  const aloneToday = await movedAlone(pool, 'result_request', { ...by, since });
  const { settlementVersion } = market;
  return {
    results,
    settlementVersion,
    effect,
    takesTwo: takesTwo(effect.paid + effect.taken, aloneToday),
  };
}

/**
 * Settles a market by hand, again or for the first time, or asks a second operator for it where much
 * would move. From then on that result stands, whatever the feed says, until it is taken back. What
 * the operator was shown comes with it: when another sum would move, he looks again.
 *
 * @returns whether it stands, or waits
 * @throws Refusal B1033, B1070 to B1075
 */
export async function askResult(
  deps: Deps,
  by: Decider,
  asked: MarketName & { requestId: string; result: HandResult; reason: string; shown: Shown },
): Promise<'approved' | 'waiting'> {
  const { requestId, fixtureId, marketKey, reason } = asked;
  const name = { fixtureId, marketKey };
  const weighed = await weighResult(deps, by, asked);
  if (!isSameEffect(weighed.effect, asked.shown)) throw refuse(errors, 'B1033');
  return withTransaction(deps.pool, async (tx) => {
    await inLine(tx, name);
    if (await resultWaits(tx, name)) throw refuse(errors, 'B1075');
    await checkUnchanged(tx, name, weighed);
    const waits = await stillTakesTwo(deps, tx, { by, weighed });
    await insertRequest(tx, { by, name, requestId, reason, weighed });
    if (!waits) {
      await approve(deps, tx, { by, name, requestId, reason, weighed });
      return 'approved';
    }
    await by.audit(tx, {
      action: 'sport-result.ask',
      subject: subjectOf(name),
      before: null,
      after: { requestId, results: weighed.results, reason, ...textOf(weighed.effect) },
    });
    return 'waiting';
  });
}

/**
 * Agrees to a result, refuses it, or takes it back. What it moves is looked at again.
 *
 * @throws Refusal B1030, B1033 to B1035, B1070 to B1074
 */
export async function decideResult(
  deps: Deps,
  by: Decider,
  asked: { requestId: string; move: RequestMove; reason: string; shown: Shown },
): Promise<void> {
  const { requestId, move } = asked;
  const key = { siteId: by.siteId, requestId };
  const found = await withTransaction(deps.pool, (tx) => lockResultRequest(tx, key));
  const wish = found && {
    fixtureId: found.fixtureId,
    marketKey: found.marketKey,
    result: found.results && { results: found.results },
  };
  // What it moves can be much to look at, so it is looked at before anything is locked.
  const weighed = wish && move === 'approve' ? await weighResult(deps, by, wish) : null;
  await withTransaction(deps.pool, async (tx) => {
    if (found !== null) await inLine(tx, found);
    const { before, status } = await decideRequest(
      tx,
      by,
      { ...asked, id: requestId },
      {
        table: 'result_request',
        lock: () => lockResultRequest(tx, key),
        async approve(row) {
          if (weighed === null) throw new Error('What is agreed to was weighed.');
          if (!isSameEffect(weighed.effect, asked.shown)) throw refuse(errors, 'B1033');
          const { reason } = row;
          const name = { fixtureId: row.fixtureId, marketKey: row.marketKey };
          await checkUnchanged(tx, name, weighed);
          await approve(deps, tx, { by, name, requestId, reason, weighed });
        },
      },
    );
    if (status === 'approved') return;
    await by.audit(tx, {
      action: `sport-result.${move}`,
      subject: subjectOf(before),
      before: { requestId, status: before.status },
      after: { requestId, status, reason: asked.reason },
    });
  });
}

type Step = {
  by: Decider;
  name: MarketName;
  requestId: string;
  reason: string;
  weighed: Weighed;
};

async function approve(deps: Deps, tx: pg.ClientBase, step: Step): Promise<void> {
  const { by, name, requestId, reason, weighed } = step;
  const { results, effect } = weighed;
  await tx.query(
    `update result_request set status = 'approved', decided_by = $2, decided_by_name = $3,
       decided_at = now(), bets = $4, paid = $5, taken = $6
     where request_id = $1`,
    [requestId, by.operatorId, by.loginId, effect.bets, effect.paid, effect.taken],
  );
  await changeMarket(deps, tx, by, {
    name,
    action: results === null ? 'sport-result.take-back' : 'sport-result.enter',
    change: ({ market }) => ({
      after: withHandResults(market, results),
      was: { results: market.handResults, feedResults: market.said.results },
      is: { requestId, results, reason, ...textOf(effect) },
    }),
  });
}

async function insertRequest(
  tx: pg.ClientBase,
  { by, name, requestId, reason, weighed }: Step,
): Promise<void> {
  const { results, effect } = weighed;
  await tx.query(
    `insert into result_request (request_id, site_id, fixture_id, market_key, results, reason,
       status, asked_by, asked_by_name, asked_at, bets, paid, taken)
     values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, now(), $9, $10, $11)`,
    [
      requestId,
      by.siteId,
      name.fixtureId,
      name.marketKey,
      results && JSON.stringify(results),
      reason,
      by.operatorId,
      by.loginId,
      effect.bets,
      effect.paid,
      effect.taken,
    ],
  );
}

/** Another result since it was weighed moves other sums. */
async function checkUnchanged(
  tx: pg.ClientBase,
  name: MarketName,
  { settlementVersion }: Weighed,
): Promise<void> {
  const { market }: { market: HeldMarket } = await readLockedMarket(tx, name);
  if (market.settlementVersion !== settlementVersion) throw refuse(errors, 'B1033');
}

/** An operator's results of many markets at once come one after the other here, and count together. */
async function stillTakesTwo(
  { clock }: Pick<Deps, 'clock'>,
  tx: pg.ClientBase,
  { by, weighed }: { by: Decider; weighed: Weighed },
): Promise<boolean> {
  const { siteId, operatorId } = by;
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('results by ' || $1, 0))`, [
    operatorId,
  ]);
  const since = koreaDayStart(koreaDay(clock.now()));
  const aloneToday = await movedAlone(tx, 'result_request', { siteId, operatorId, since });
  return takesTwo(weighed.effect.paid + weighed.effect.taken, aloneToday);
}

/** Results of one market are decided one after the other, of whichever site. */
async function inLine(tx: pg.ClientBase, { fixtureId, marketKey }: MarketName): Promise<void> {
  const line = JSON.stringify(['result by hand', fixtureId, marketKey]);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [line]);
}

function resultsOf(result: NonNullable<HandResult>, market: Market, sport: Sport): Results {
  if ('score' in result) {
    const answer = answerMarket(market, sport, result.score);
    if ('results' in answer) return Object.fromEntries(answer.results);
    throw refuse(errors, 'B1072', {}, { fields: [{ fault: answer.unanswered }] });
  }
  const selections = selectionsOf(market);
  const named = Object.keys(result.results);
  const missing = selections.filter((id) => !named.includes(id));
  const unknown = named.filter((id) => !selections.includes(id));
  if (missing.length + unknown.length > 0) {
    throw refuse(errors, 'B1072', {}, { fields: [{ fault: 'selections', missing, unknown }] });
  }
  return result.results;
}

function subjectOf({ fixtureId, marketKey }: MarketName): string {
  return `market:${fixtureId}/${marketKey}`;
}

function textOf({ paid, taken }: Shown): { paid: string; taken: string } {
  return { paid: paid.toString(), taken: taken.toString() };
}
