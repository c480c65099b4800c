import type {
  NumberedMessage,
  SnapshotComplete,
} from '../../sportsbook/domain/messages/messages.ts';
import type { ProducerState } from '../../sportsbook/domain/producer-state.ts';

export type Producer = ProducerState & {
  /** All messages up to this one were applied. */
  readonly sequence: number;
  /** The highest number it is known to have given. */
  readonly knownUpTo: number;
  /** When it last reported that it is alive, by its own clock and never later than ours. */
  readonly aliveAt: Date | null;
  /** What lies beyond a gap. */
  readonly waiting: Pile | null;
  readonly gapSince: Date | null;
  /** It was away: whatever the numbers are, what was missed is asked for. */
  readonly mustRecover: boolean;
  readonly recovery: Recovery | null;
  /** How many recoveries were asked for: makes their ids. */
  readonly requests: number;
};

type Recovery = {
  readonly requestId: string;
  readonly askedAt: Date;
  readonly received: Pile | null;
  readonly complete: SnapshotComplete | null;
};

/** Messages in the order they came, the last on top: one more costs the same however many there are. */
export type Pile = {
  readonly message: NumberedMessage;
  readonly below: Pile | null;
  readonly size: number;
};

/** Asks the producer for everything after a number, as a snapshot. */
export type RecoveryRequest = {
  readonly requestId: string;
  readonly epoch: number;
  readonly after: number;
};

export type Step = {
  readonly producer: Producer;
  /** What is to be applied now, in this order. */
  readonly apply: readonly NumberedMessage[];
  readonly request: RecoveryRequest | null;
};

export const newProducer: Producer = {
  state: 'down',
  epoch: 0,
  sequence: 0,
  knownUpTo: 0,
  aliveAt: null,
  waiting: null,
  gapSince: null,
  mustRecover: true,
  recovery: null,
  requests: 0,
  stoppedAt: null,
};

/** It numbers from 1 again: nothing that was waited for will come. */
export function inEpoch(producer: Producer, epoch: number): Producer {
  const { requests, aliveAt, state, stoppedAt } = producer;
  return { ...newProducer, epoch, requests, aliveAt, state, stoppedAt };
}
