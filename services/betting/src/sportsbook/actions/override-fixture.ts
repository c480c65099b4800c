import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { SportsbookDeps } from '../deps.ts';
import type { OverrideState } from '../domain/override.ts';
import { type LockedBoard, lockBoards } from '../store/boards.ts';
import { writeBoards } from '../store/write-boards.ts';

export type Deps = Pick<SportsbookDeps, 'pool' | 'ids' | 'clock'>;

export type Writes = Pick<Deps, 'ids' | 'clock'>;

export type SetBy = { audit: Auditor };

/**
 * Sets what an operator takes away from a fixture: all of its markets, or a part of each price.
 *
 * @throws Refusal B1076
 */
export async function setFixture(
  deps: Deps,
  { audit }: SetBy,
  asked: {
    fixtureId: string;
    houseState?: OverrideState | undefined;
    margin?: number | undefined;
    reason: string;
  },
): Promise<void> {
  const { fixtureId, reason } = asked;
  await withTransaction(deps.pool, async (tx) => {
    const before = await lockedBoard(tx, fixtureId);
    const { fixtureOverride, margin } = before.row;
    const override = {
      fixtureOverride: asked.houseState ?? fixtureOverride,
      margin: asked.margin ?? margin,
    };
    await writeBoards(deps, tx, [{ before, after: before.board, override }]);
    await audit(tx, {
      action: 'sport-fixture.set',
      subject: `fixture:${fixtureId}`,
      before: { houseState: fixtureOverride, margin },
      after: { houseState: override.fixtureOverride, margin: override.margin, reason },
    });
  });
}

export async function lockedBoard(tx: pg.ClientBase, fixtureId: string): Promise<LockedBoard> {
  const found = (await lockBoards(tx, [fixtureId])).get(fixtureId);
  if (found === undefined) throw refuse(errors, 'B1076');
  return found;
}
