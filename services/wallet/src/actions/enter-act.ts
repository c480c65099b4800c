import {
  type BookOwner,
  enterAlone,
  enteredWeight,
  lockBook,
  type WeighedAct,
} from '@noriter/four-eyes/book';
import { withTransaction } from '@noriter/kit/postgres';
import type { WalletDeps } from '../deps.ts';
import { readPolicy } from '../store/cash-policy.ts';
import { togetherLimit } from './steps/four-eyes.ts';

/**
 * Enters what an operator is about to do alone in another service, if what they did alone in all of them
 * today leaves room. It is entered before it is done: what comes to nothing there still counts here, and
 * the same act again is the same entry, unless it weighs more by then.
 *
 * @param act.kind by its service, so that it counts for no limit of the wallet's own kinds
 */
export async function enterAct(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock'>,
  owner: BookOwner,
  act: Omit<WeighedAct, 'at'> & { actId: string },
): Promise<boolean> {
  const { policy } = await readPolicy(deps, owner.siteId);
  const entered = { ...act, at: deps.clock.now() };
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, owner);
    const before = await enteredWeight(tx, act.actId);
    // It came to nothing there, and is heavier now than what was entered for it.
    if (before !== null && before < act.weight) return false;
    return enterAlone(tx, owner, entered, togetherLimit(policy));
  });
}
