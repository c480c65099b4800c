import type { BoardBase } from '../../base.ts';
import { sendPush } from '../clients/push-service.ts';
import { nextTryAt } from '../domain/push-try.ts';
import { endPush, putPushOff, takePushes, type WaitingPush } from '../store/push-messages.ts';
import { forgetPush } from '../store/push-subscriptions.ts';

type Deps = Pick<BoardBase, 'pool' | 'clock' | 'config' | 'log'>;

const AT_ONCE = 50;

/** Hands what waits to the push services. What was sent before a crash may be sent once more. */
export async function sendPushes(deps: Deps, signal: AbortSignal): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE && !signal.aborted; ) {
    const due = await takePushes(deps.pool, { now: deps.clock.now(), limit: AT_ONCE });
    await Promise.all(due.map((one) => sendOne(deps, one)));
    taken = due.length;
  }
}

async function sendOne({ pool, clock, config, log }: Deps, push: WaitingPush): Promise<void> {
  const answer = await sendPush(config, push);
  if (answer === 'gone') return forgetPush(pool, push.subscriptionId);
  if (answer === 'refused') {
    const { subscriptionId, kind } = push;
    log.warn(
      { subscriptionId, kind },
      'a push was refused for good, by its service or for its keys',
    );
  }
  if (answer === 'taken' || answer === 'refused') return endPush(pool, push);
  const again = nextTryAt(push, clock.now());
  return again === null ? endPush(pool, push) : putPushOff(pool, push, again);
}
