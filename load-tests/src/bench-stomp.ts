import { openTestSpace } from '@noriter/kit/testing';

import { FRAME_BYTES, openBareSide } from './stomp-bench/bare-side.ts';
import { climb, warmUp } from './stomp-bench/climb.ts';
import { openNotifierSide } from './stomp-bench/notifier-side.ts';
import type { Side } from './stomp-bench/side.ts';
import { CHANNELS } from './stomp-bench/side.ts';
import { openServers } from './wallet-bench/servers.ts';

// Deliveries to 500 open sockets, each with a channel of its own, with p99 below 50 ms: Kafka to
// notifier to socket, beside a bare `ws` server pushing the same frames: npm run bench:stomp
const GOAL = 0.5;

/** The middle one of so many climbs counts: a machine shared with others stumbles. */
const ROUNDS = 3;

const closeServers = await openServers();
const space = await openTestSpace('bench');
try {
  const notifier = await openNotifierSide(space);
  const bare = await openBareSide();
  try {
    console.log(`${CHANNELS} sockets, ${FRAME_BYTES} bytes a message`);
    const sides = [notifier, bare];
    await warmUp(sides);
    const ratios: number[] = [];
    let best = new Map<Side, number>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      best = await climb(sides, best);
      const delivered = best.get(notifier) ?? 0;
      const yardstick = best.get(bare) ?? 0;
      if (yardstick === 0) throw new Error('The machine is too busy: not even bare ws was clean.');
      ratios.push(delivered / yardstick);
      console.log(`round ${round}: clean up to notifier ${delivered}/s, bare ws ${yardstick}/s`);
    }
    const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    console.log(`bench-stomp ratio=${middle.toFixed(2)} goal=${GOAL}`);
  } finally {
    await Promise.all([notifier.close(), bare.close()]);
  }
} finally {
  await space.close();
  await closeServers();
}
