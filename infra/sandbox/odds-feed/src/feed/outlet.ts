/** The way from a product to who listens, and what can go wrong on it on purpose. */
export type Subscriber = { write(line: string): void; end(): void };

/** @param now milliseconds since 1970, by the world's clock */
export function createOutlet(now: () => number) {
  const subscribers = new Set<Subscriber>();
  const faults = { gap: 0, duplicate: 0, reorder: false };
  let silentUntil = 0;
  let held: string | null = null;

  const isOut = () => now() < silentUntil;
  /** Whatever the faults are, as long as there is no outage. */
  const write = (line: string) => {
    if (isOut()) return;
    for (const subscriber of subscribers) subscriber.write(`${line}\n`);
  };
  const flush = () => {
    if (held !== null) write(held);
    held = null;
  };

  return {
    isOut,
    write,
    flush,
    hasSubscribers: () => subscribers.size > 0,
    /** A numbered message: it may be lost, doubled, or overtaken by the next one. */
    deliver(line: string): void {
      if (faults.gap > 0) {
        faults.gap -= 1;
        return;
      }
      if (faults.reorder) {
        faults.reorder = false;
        held = line;
        return;
      }
      write(line);
      if (faults.duplicate > 0) {
        faults.duplicate -= 1;
        write(line);
      }
      flush();
    },
    /** @returns leaves again */
    subscribe(subscriber: Subscriber, greeting: string): () => void {
      subscribers.add(subscriber);
      subscriber.write(`${greeting}\n`);
      return () => subscribers.delete(subscriber);
    },
    /** Ends all streams. */
    end(): void {
      held = null;
      for (const subscriber of subscribers) subscriber.end();
      subscribers.clear();
    },
    outage: (milliseconds: number) => {
      silentUntil = now() + milliseconds;
    },
    gap: (count: number) => {
      faults.gap += count;
    },
    duplicate: (count: number) => {
      faults.duplicate += count;
    },
    reorder: () => {
      faults.reorder = true;
    },
  };
}
