import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { type HeldMarket, type Results, withHandResults } from '../domain/feed/fixture-board.ts';
import type { HouseState } from '../domain/feed/house.ts';
import type { FixtureResult } from '../domain/sport/fixture-result.ts';
import { type Market, selectionsOf } from '../domain/sport/market.ts';
import { answerMarket } from '../domain/sport/market-result.ts';
import type { Sport } from '../domain/sport/sports.ts';
import { errors } from '../errors.ts';
import { type LockedBoard, lockBoards } from '../queries/sport-boards.ts';
import { writeBoards } from './write-boards.ts';

type Deps = Pick<BettingDeps, 'pool' | 'ids' | 'clock'>;
type SetBy = { audit: Auditor };
type MarketName = { fixtureId: string; marketKey: string };

/**
 * Sets what an operator takes away from a fixture: all of its markets, or a part of each price.
 *
 * @throws Refusal B1070
 */
export async function setFixture(
  deps: Deps,
  { audit }: SetBy,
  asked: {
    fixtureId: string;
    houseState?: HouseState | undefined;
    margin?: number | undefined;
    reason: string;
  },
): Promise<void> {
  const { fixtureId, reason } = asked;
  await withTransaction(deps.pool, async (tx) => {
    const before = await lockedBoard(tx, fixtureId);
    const { fixtureHouse, margin } = before.row;
    const house = {
      fixtureHouse: asked.houseState ?? fixtureHouse,
      margin: asked.margin ?? margin,
    };
    await writeBoards(deps, tx, [{ before, after: before.board, house }]);
    await audit(tx, {
      action: 'sport-fixture.set',
      subject: `fixture:${fixtureId}`,
      before: { houseState: fixtureHouse, margin },
      after: { houseState: house.fixtureHouse, margin: house.margin, reason },
    });
  });
}

/**
 * Opens, suspends or closes one market on top of what the feed says.
 *
 * @throws Refusal B1070, B1071
 */
export async function setMarket(
  deps: Deps,
  by: SetBy,
  { houseState, reason, ...name }: MarketName & { houseState: HouseState; reason: string },
): Promise<void> {
  await changeMarket(deps, by, {
    name,
    action: 'sport-market.set',
    change: ({ market }) => ({
      after: { ...market, house: houseState },
      was: { houseState: market.house },
      is: { houseState, reason },
    }),
  });
}

/** A result by hand: of each selection, or what was scored, or null to take it back. */
export type HandResult = { results: Results } | { score: FixtureResult } | null;

/**
 * Settles a market by hand, again or for the first time. From then on that result stands, whatever
 * the feed says, until it is taken back.
 *
 * @throws Refusal B1070 to B1074
 */
export async function enterResult(
  deps: Deps,
  by: SetBy,
  { result, reason, ...name }: MarketName & { result: HandResult; reason: string },
): Promise<void> {
  await changeMarket(deps, by, {
    name,
    action: result === null ? 'sport-result.take-back' : 'sport-result.enter',
    change({ market, row }) {
      if (result === null && market.handResults === null) throw refuse(errors, 'B1074');
      if (row.state === 'planned' && !row.hasStarted) throw refuse(errors, 'B1073');
      const results = result && resultsOf(result, market.said.market, row.sport);
      return {
        after: withHandResults(market, results),
        was: { results: market.handResults, feedResults: market.said.results },
        is: { results, reason },
      };
    },
  });
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

type Change = {
  name: MarketName;
  action: string;
  change: (found: { market: HeldMarket; row: LockedBoard['row'] }) => {
    after: HeldMarket;
    was: unknown;
    is: unknown;
  };
};

async function changeMarket(deps: Deps, by: SetBy, { name, action, change }: Change) {
  const { fixtureId, marketKey } = name;
  await withTransaction(deps.pool, async (tx) => {
    const before = await lockedBoard(tx, fixtureId);
    const { row, board } = before;
    const market = board.markets[marketKey];
    if (market === undefined) throw refuse(errors, 'B1071');
    const { after, was, is } = change({ market, row });
    const markets = { ...board.markets, [marketKey]: after };
    await writeBoards(deps, tx, [{ before, after: { ...board, markets } }]);
    const subject = `market:${fixtureId}/${marketKey}`;
    await by.audit(tx, { action, subject, before: was, after: is });
  });
}

async function lockedBoard(tx: pg.ClientBase, fixtureId: string): Promise<LockedBoard> {
  const found = (await lockBoards(tx, [fixtureId])).get(fixtureId);
  if (found === undefined) throw refuse(errors, 'B1070');
  return found;
}
