import { backoffMs, pause } from '@noriter/kit/backoff';
import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import type { FeedMessage, NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import type { FeedDeps } from '../deps.ts';
import type { Lease } from '../domain/lease.ts';
import { receive, tick } from '../domain/producer.ts';
import type { Producer, RecoveryRequest } from '../domain/producer-state.ts';
import { NO_FIXTURE, type Received } from '../domain/wire/read-message.ts';
import type { FaultRow } from '../store/faults.ts';
import { renewLease } from '../store/producer-lease.ts';
import { applyFeed } from './apply-feed.ts';
import { isTimeOut, isWaitedFor, type TimeOuts } from './apply-one-by-one.ts';

const BACKOFF = { firstMs: 100, maxMs: 2_000 };

/** After so many failures that are no outage, each message is applied by itself. */
const FAILURES_MAX = 2;

export type Taken = {
  after: Producer;
  apply: NumberedMessage[];
  request: RecoveryRequest | null;
  faults: FaultRow[];
};

export function stepOf(
  name: ProducerName,
  before: Producer,
  batch: readonly Received[],
  now: Date,
): Taken {
  const faults: FaultRow[] = [];
  const apply: NumberedMessage[] = [];
  let request: RecoveryRequest | null = null;
  let after = before;
  const take = (step: ReturnType<typeof tick>) => {
    after = step.producer;
    apply.push(...step.apply);
    request = step.request ?? request;
  };
  for (const { message, fault } of batch) {
    if (fault) faults.push({ ...faultOf(name, message), ...fault });
    if (message) take(receive(after, message, now));
  }
  take(tick(after, now));
  return { after, apply, request, faults };
}

function faultOf(producer: ProducerName, message: FeedMessage | null) {
  if (message === null || !('sequence' in message)) return { producer, epoch: 0, sequence: 0 };
  const { epoch, sequence, fixtureId } = message;
  const named = fixtureId === NO_FIXTURE ? {} : { fixtureId };
  return { producer, epoch, sequence, ...named };
}

/**
 * Repeats what failed: in between nothing is read, and a producer that is not read for long is down. An
 * outage is waited for; a message that cannot be applied does not keep the others waiting.
 */
export async function written(
  deps: FeedDeps,
  { name, holder }: Lease,
  { producer, step, signal }: { producer: Producer; step: Taken; signal: AbortSignal },
): Promise<boolean> {
  const { after, apply, faults } = step;
  const timeOuts: TimeOuts = new Map();
  const whole = { name, holder, before: producer, after, apply, faults, timeOuts };
  let failures = 0;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await applyFeed(deps, { ...whole, oneByOne: failures >= FAILURES_MAX });
    } catch (error) {
      if (!isWaitedFor(error)) failures += 1;
      deps.log.error({ err: error, producer: name }, 'what the odds feed reported was not applied');
      // Another process that took the producer now would begin to count anew.
      if (isTimeOut(error)) await renewLease(deps, name, holder);
      await pause(backoffMs(attempt, BACKOFF), signal);
    }
  }
  return false;
}
