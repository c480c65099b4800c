/** down: not alive. recovering: alive, but something it sent is missing. */
export const producerStates = ['up', 'down', 'recovering'] as const;

/** What an offer depends on of the producer that prices it. */
export type ProducerState = {
  readonly state: (typeof producerStates)[number];
  /** 0 before it was ever received. */
  readonly epoch: number;
  /** When it was last up no longer; null while it was never. */
  readonly stoppedAt: Date | null;
};

/** No alive message for so long: the producer is down. */
export const ALIVE_TIMEOUT_MS = 10_000;
