import { setTimeout as pause } from 'node:timers/promises';
import type { TestSpace } from '@noriter/kit/testing';
import { helloOf, startNotifier } from '../stomp/notifier-process.ts';
import { openReaders } from '../stomp/reader-process.ts';
import { memberId } from './million-members.ts';

const LOOK_EVERY_MS = 20;
const GIVEN_UP_MS = 20_000;
/** So many sign in at a time. */
const AT_ONCE = 200;

export type OpenSockets = {
  /** @returns how many were notified, and after how many ms the last of them; at most 20 s */
  untilNotified(startedAt: number): Promise<{ notified: number; tookMs: number }>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** A notifier with so many members' sockets, which asks a board for their counts. */
export async function openSockets(
  space: TestSpace,
  { count, boardUrl }: { count: number; boardUrl: string },
): Promise<OpenSockets> {
  const notifier = await startNotifier(space, { connections: count, env: { BOARD_URL: boardUrl } });
  const hellos: string[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, next) => at + next);
    hellos.push(...(await Promise.all(some.map((number) => helloOf(space, memberId(number))))));
  }
  const readers = await openReaders({ port: notifier.port, hellos });
  return {
    reset: () => readers.reset(),
    async untilNotified(startedAt) {
      for (;;) {
        const { messages: notified } = await readers.read();
        const tookMs = performance.now() - startedAt;
        if (notified >= count || tookMs > GIVEN_UP_MS) return { notified, tookMs };
        await pause(LOOK_EVERY_MS);
      }
    },
    async close() {
      readers.close();
      await notifier.close();
    },
  };
}
