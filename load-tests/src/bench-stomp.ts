import { openTestSpace } from '@noriter/kit/testing';

import { FRAME_BYTES, openBareSide } from './stomp-bench/bare-side.ts';
import { climb } from './stomp-bench/climb.ts';
import { openNotifierSide } from './stomp-bench/notifier-side.ts';
import { CHANNELS } from './stomp-bench/side.ts';
import { openServers } from './wallet-bench/servers.ts';

// Deliveries to 500 open sockets, each with a channel of its own, with p99 below 50 ms: Kafka to
// notifier to socket, beside a bare `ws` server pushing the same frames: npm run bench:stomp
const GOAL = 0.5;

const closeServers = await openServers();
const space = await openTestSpace('bench');
try {
  const notifier = await openNotifierSide(space);
  const bare = await openBareSide();
  try {
    console.log(`${CHANNELS} sockets, ${FRAME_BYTES} bytes a message`);
    const best = await climb([notifier, bare]);
    const delivered = best.get(notifier) ?? 0;
    const yardstick = best.get(bare) ?? 0;
    console.log(`clean up to: notifier ${delivered}/s, bare ws ${yardstick}/s`);
    if (yardstick === 0) throw new Error('The machine is too busy: not even bare ws was clean.');
    const ratio = delivered / yardstick;
    console.log(`bench-stomp ratio=${ratio.toFixed(2)} goal=${GOAL}`);
  } finally {
    await Promise.all([notifier.close(), bare.close()]);
  }
} finally {
  await space.close();
  await closeServers();
}
