import { setTimeout as delay } from 'node:timers/promises';

import type { Side } from './side.ts';

const DRAIN_MS_MAX = 60_000;
const LOOK_EVERY_MS = 100;
/** Repeated events come behind the last: sockets have to be silent for so long. */
const SILENT_LOOKS = 3;

/**
 * Waits until the readers of a side have received everything that was offered and nothing more
 * comes: what waits in Kafka, in the server or in a socket would be counted in the next step.
 *
 * @param expected how many messages the readers have received by then, from the start
 * @throws Error with what is missing, when the side does not get there in a minute
 */
export async function drain(side: Side, expected: number): Promise<void> {
  const deadline = performance.now() + DRAIN_MS_MAX;
  let silent = 0;
  let last = -1;
  while (silent < SILENT_LOOKS) {
    const { received } = await side.readers.read();
    silent = received === last && received >= expected ? silent + 1 : 0;
    last = received;
    if (performance.now() > deadline) {
      throw new Error(`${side.name} did not drain: ${expected - received} messages are missing.`);
    }
    await delay(LOOK_EVERY_MS);
  }
}
