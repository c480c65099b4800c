import type { NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import { ALIVE_TIMEOUT_MS } from '../../sportsbook/domain/producer-state.ts';
import type { Producer, Step } from './producer-state.ts';

/** How long a gap may close by itself before what is missing is asked for. */
export const GAP_PATIENCE_MS = 500;

/** A recovery that is not complete by then is asked for again. */
export const RECOVERY_TIMEOUT_MS = 30_000;

/** What the producer is now, and whether something is to be asked for. */
export function settle(producer: Producer, apply: readonly NumberedMessage[], now: Date): Step {
  const { aliveAt, sequence, knownUpTo, recovery } = producer;
  const isAlive = aliveAt !== null && since(aliveAt, now) <= ALIVE_TIMEOUT_MS;
  if (!isAlive) {
    const down = { ...producer, recovery: null, gapSince: null, mustRecover: true };
    return { producer: inState(down, 'down', now), apply, request: null };
  }
  if (recovery === null && !producer.mustRecover && sequence >= knownUpTo) {
    return { producer: inState({ ...producer, gapSince: null }, 'up', now), apply, request: null };
  }
  const gapSince = producer.gapSince ?? now;
  const open = inState({ ...producer, gapSince }, 'recovering', now);
  const isOverdue = recovery
    ? since(recovery.askedAt, now) > RECOVERY_TIMEOUT_MS
    : producer.mustRecover || since(gapSince, now) >= GAP_PATIENCE_MS;
  return isOverdue ? { ...asked(open, now), apply } : { producer: open, apply, request: null };
}

function asked(producer: Producer, now: Date): Pick<Step, 'producer' | 'request'> {
  const { epoch, sequence } = producer;
  const requests = producer.requests + 1;
  const requestId = `${epoch}-${requests}`;
  const recovery = { requestId, askedAt: now, received: null, complete: null };
  return {
    producer: { ...producer, requests, recovery },
    request: { requestId, epoch, after: sequence },
  };
}

function inState(producer: Producer, state: Producer['state'], now: Date): Producer {
  const stoppedAt = producer.state === 'up' && state !== 'up' ? now : producer.stoppedAt;
  return { ...producer, state, stoppedAt };
}

function since(then: Date, now: Date): number {
  return now.getTime() - then.getTime();
}
