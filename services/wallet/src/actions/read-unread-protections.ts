import { isOutage } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import type { WalletDeps } from '../deps.ts';
import { saveGate } from '../store/members/gate.ts';
import { forgetUnread, listUnread, noteTried } from '../store/members/unread-protections.ts';
import { askProtections } from './steps/ask-protections.ts';

/** Few enough that identity answers in time also where it is slow. */
const MEMBERS_PER_CALL = 100;

/** Reads from identity how members are protected of whom an event told while it could not be asked. */
export async function readUnreadProtections(
  deps: Pick<WalletDeps, 'pool' | 'identity' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const waiting = await listUnread(deps.pool, MEMBERS_PER_CALL);
    const { gates, unread } = await askProtections(
      deps,
      waiting.map(({ memberId }) => memberId),
    );
    const inVain = new Set(unread);
    for (const one of waiting.filter(({ memberId }) => !unread.has(memberId))) {
      const gate = gates.get(one.memberId);
      try {
        await withTransaction(deps.pool, async (tx) => {
          if (gate !== undefined) await saveGate(tx, one, gate);
          await forgetUnread(tx, one);
        });
      } catch (error) {
        if (isOutage(error)) throw error;
        // One that cannot be kept is behind the others from now on, and keeps none of them unread.
        deps.log.error({ err: error, memberId: one.memberId }, 'a protection could not be kept');
        inVain.add(one.memberId);
      }
    }
    if (inVain.size > 0) await noteTried(deps.pool, [...inVain]);
    // Identity is away, or nobody is left: the next run goes on.
    if (inVain.size > 0 || waiting.length < MEMBERS_PER_CALL) return;
  }
}
