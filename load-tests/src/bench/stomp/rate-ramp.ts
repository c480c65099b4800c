import { setTimeout as delay } from 'node:timers/promises';

import { drain } from './drain.ts';
import type { Side } from './side.ts';

/** Late for one in a hundred: above this a side is no longer clean. */
const P99_MS_MAX = 50;
/** What was offered must also arrive; a few are still on their way when time is up. */
const DELIVERED_MIN = 0.98;

const WARM_UP_MS = 1_500;
const MEASURE_MS = 4_000;
/** Collections of memory and the like, of the step before. */
const QUIET_MS = 1_500;

/** A machine shared with others has pauses: a step is lost when it fails as often as this. */
const ATTEMPTS = 3;

const FIRST_PER_SECOND = 6_000;
const STEP_FACTOR = 1.2;
/** The last step is tried half as high as well: a fifth is too coarse to compare two sides by. */
const HALF_STEP_FACTOR = Math.sqrt(STEP_FACTOR);

/** Compilers, caches and connections are cold at first: this much is offered and not measured. */
const COLD_PER_SECOND = 4_000;
const COLD_MS = 20_000;

export async function warmUp(sides: readonly Side[]): Promise<void> {
  for (const side of sides) {
    const { received } = await side.readers.read();
    await drain(side, received + (await side.offer(COLD_PER_SECOND, COLD_MS)));
  }
}

/**
 * Raises the offered rate, the sides taking turns at each step, until neither is clean any more.
 * A side that is not clean at its first step begins again at half of that rate.
 *
 * @param before what each delivered in an earlier rampUp: this one starts at half of that
 * @returns for each side the most messages per second it delivered cleanly
 */
export async function rampUp(
  sides: readonly Side[],
  before: ReadonlyMap<Side, number>,
): Promise<Map<Side, number>> {
  const best = new Map(sides.map((side) => [side, 0]));
  const offered = new Map(
    sides.map((side) => [side, Math.max(FIRST_PER_SECOND, (before.get(side) ?? 0) / 2)]),
  );
  while (offered.size > 0) {
    for (const [side, rate] of offered) {
      const delivered = await tryStep(side, rate);
      if (delivered === null && best.get(side) === 0 && rate > FIRST_PER_SECOND) {
        offered.set(side, Math.max(FIRST_PER_SECOND, rate / 2));
      } else if (delivered === null) {
        offered.delete(side);
        const half = await tryStep(side, rate / HALF_STEP_FACTOR);
        if (half !== null) best.set(side, half);
      } else {
        best.set(side, delivered);
        offered.set(side, rate * STEP_FACTOR);
      }
    }
  }
  return best;
}

/** @returns messages delivered per second, or null when the side was not clean at this rate */
async function tryStep(side: Side, perSecond: number): Promise<number | null> {
  const offered = Math.round(perSecond);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { received } = await side.readers.read();
    const before = await processorOf(side);
    // One offer: a server that wakes up has to take many small batches first, and that is not how it
    // delivers at this rate.
    const offering = side.offer(offered, WARM_UP_MS + MEASURE_MS);
    await delay(WARM_UP_MS);
    await side.readers.reset();
    const startedAt = performance.now();
    const handedOut = await offering;
    const seconds = (performance.now() - startedAt) / 1000;
    const { messages, p50Ms, p99Ms } = await side.readers.read();
    const delivered = Math.round(messages / seconds);
    const clean = p99Ms <= P99_MS_MAX && delivered >= offered * DELIVERED_MIN;
    console.log(
      `${side.name}: offered ${offered}/s, delivered ${delivered}/s, ` +
        `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms${clean ? '' : ' (not clean)'}; ` +
        priceOf(before, await processorOf(side), handedOut),
    );
    await drain(side, received + handedOut);
    await delay(QUIET_MS);
    if (clean) return delivered;
  }
  return null;
}

async function processorOf(side: Side): Promise<Record<string, number>> {
  const { processorMs } = await side.readers.read();
  return { ...(await side.processorMs()), readers: processorMs };
}

/** What one message costs each process: this hardly depends on what else the machine does. */
function priceOf(
  before: Record<string, number>,
  after: Record<string, number>,
  messages: number,
): string {
  const prices = Object.entries(after).map(([name, ms]) => {
    const microseconds = ((ms - (before[name] ?? 0)) * 1000) / Math.max(1, messages);
    return `${name} ${microseconds.toFixed(1)}`;
  });
  return `µs a message: ${prices.join(', ')}`;
}
