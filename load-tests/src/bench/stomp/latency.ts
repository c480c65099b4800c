/** A tenth of a millisecond each, up to ten seconds; what is later falls into the last. */
const BUCKET_US = 100;
const BUCKETS = 100_000;

export type Latencies = {
  add(microseconds: number): void;
  reset(): void;
  read(): Measured;
};

/** `received` counts from the start; the others since the last reset. */
export type Measured = { messages: number; received: number; p50Ms: number; p99Ms: number };

export function createLatencies(): Latencies {
  const buckets = new Uint32Array(BUCKETS);
  let messages = 0;
  let earlier = 0;

  function quantileMs(part: number): number {
    let left = Math.ceil(messages * part);
    for (let index = 0; index < BUCKETS; index += 1) {
      left -= buckets[index] ?? 0;
      if (left <= 0) return ((index + 1) * BUCKET_US) / 1000;
    }
    return (BUCKETS * BUCKET_US) / 1000;
  }

  return {
    add(microseconds) {
      const index = Math.min(BUCKETS - 1, Math.max(0, Math.floor(microseconds / BUCKET_US)));
      buckets[index] = (buckets[index] ?? 0) + 1;
      messages += 1;
    },
    reset() {
      buckets.fill(0);
      earlier += messages;
      messages = 0;
    },
    read: () => ({
      messages,
      received: earlier + messages,
      p50Ms: quantileMs(0.5),
      p99Ms: quantileMs(0.99),
    }),
  };
}
