import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

import { ask, openReaders } from './reader-process.ts';
import type { Side } from './side.ts';
import { CHANNELS } from './side.ts';

export type BareRequest =
  | { kind: 'push'; perSecond: number; durationMs: number; head: string; tail: string }
  | { kind: 'processor' };

const processor = z.object({ processorMs: z.number() });
const listening = z.object({ port: z.number() });
const pushed = z.object({ messages: z.number() });

/** A frame as the notifier sends it: what the bare server pushes is the same text. */
const HEAD = [
  'MESSAGE',
  'subscription:sub-0',
  'destination:/topic/token/00000000-0000-7000-8000-000000000000',
  'message-id:00000000-0000-7000-8000-000000000000',
  'version:1000000',
  'held:0',
  'owed:0',
  'content-type:application/json',
  'content-length:51',
  '',
  '{"cmd":"CASH","data1":"',
].join('\n');
const TAIL = '","data2":"0"}\0';

export const FRAME_BYTES = HEAD.length + 16 + TAIL.length;

export async function openBareSide(): Promise<Side> {
  const child = fork(new URL('./bare-server.ts', import.meta.url));
  const [first] = await once(child, 'message');
  const { port } = listening.parse(first);
  const readers = await openReaders({ port, hellos: Array.from({ length: CHANNELS }, () => '') });
  return {
    name: 'bare ws',
    readers,
    async offer(perSecond, durationMs) {
      const request: BareRequest = { kind: 'push', perSecond, durationMs, head: HEAD, tail: TAIL };
      return pushed.parse(await ask(child, request)).messages;
    },
    async processorMs() {
      const request: BareRequest = { kind: 'processor' };
      return { server: processor.parse(await ask(child, request)).processorMs };
    },
    async close() {
      readers.close();
      child.kill();
    },
  };
}
