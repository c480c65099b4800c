import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { HeldMarket } from '../domain/feed/fixture-board.ts';
import type { HouseState } from '../domain/feed/house.ts';
import { errors } from '../errors.ts';
import { type LockedBoard, lockBoards } from '../queries/sport-boards.ts';
import { writeBoards } from './write-boards.ts';

type Deps = Pick<BettingDeps, 'pool' | 'ids' | 'clock'>;
type Writes = Pick<Deps, 'ids' | 'clock'>;
type SetBy = { audit: Auditor };
export type MarketName = { fixtureId: string; marketKey: string };

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
  await withTransaction(deps.pool, (tx) =>
    changeMarket(deps, tx, by, {
      name,
      action: 'sport-market.set',
      change: ({ market }) => ({
        after: { ...market, house: houseState },
        was: { houseState: market.house },
        is: { houseState, reason },
      }),
    }),
  );
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

/**
 * Changes one market of a fixture in the caller's transaction, and keeps who did it.
 *
 * @throws Refusal B1070, B1071
 */
export async function changeMarket(
  deps: Writes,
  tx: pg.ClientBase,
  by: SetBy,
  { name, action, change }: Change,
): Promise<void> {
  const { fixtureId, marketKey } = name;
  const { before, market, row } = await readLockedMarket(tx, name);
  const { after, was, is } = change({ market, row });
  const markets = { ...before.board.markets, [marketKey]: after };
  await writeBoards(deps, tx, [{ before, after: { ...before.board, markets } }]);
  const subject = `market:${fixtureId}/${marketKey}`;
  await by.audit(tx, { action, subject, before: was, after: is });
}

/**
 * A market as it stands, its fixture locked until the transaction ends.
 *
 * @throws Refusal B1070, B1071
 */
export async function readLockedMarket(
  tx: pg.ClientBase,
  { fixtureId, marketKey }: MarketName,
): Promise<{ before: LockedBoard; market: HeldMarket; row: LockedBoard['row'] }> {
  const before = await lockedBoard(tx, fixtureId);
  const market = before.board.markets[marketKey];
  if (market === undefined) throw refuse(errors, 'B1071');
  return { before, market, row: before.row };
}

async function lockedBoard(tx: pg.ClientBase, fixtureId: string): Promise<LockedBoard> {
  const found = (await lockBoards(tx, [fixtureId])).get(fixtureId);
  if (found === undefined) throw refuse(errors, 'B1070');
  return found;
}
