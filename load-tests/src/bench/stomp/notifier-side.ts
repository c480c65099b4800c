import { randomUUID } from 'node:crypto';
import type { TestSpace } from '@noriter/kit/testing';

import { openEventSource } from './event-source.ts';
import { helloOf, startNotifier } from './notifier-process.ts';
import { openReaders } from './reader-process.ts';
import type { Side } from './side.ts';
import { CHANNELS } from './side.ts';

/** The real notifier as its own process; events come through Kafka, as the wallet sends them. */
export async function openNotifierSide(space: TestSpace): Promise<Side> {
  const notifier = await startNotifier(space, { connections: CHANNELS });
  const { port } = notifier;
  const members = await Promise.all(
    Array.from({ length: CHANNELS }, async () => {
      const memberId = randomUUID();
      return { memberId, hello: await helloOf(space, memberId) };
    }),
  );
  const source = await openEventSource(space, members);
  const readers = await openReaders({ port, hellos: members.map(({ hello }) => hello) });
  return {
    name: 'notifier',
    readers,
    offer: (perSecond, durationMs) => source.offer(perSecond, durationMs),
    processorMs: async () => ({
      notifier: await notifierMs(port),
      source: await source.processorMs(),
    }),
    async close() {
      readers.close();
      await source.close();
      await notifier.close();
    },
  };
}

async function notifierMs(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('The notifier does not report its processor time');
  return Number(seconds) * 1000;
}
