import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { z } from 'zod';

import type { Measured } from './latency.ts';

export type ReaderRequest =
  | { kind: 'open'; port: number; hellos: string[] }
  | { kind: 'reset' }
  | { kind: 'read' };

export type Readers = {
  reset(): Promise<void>;
  read(): Promise<Measured & { processorMs: number }>;
  close(): void;
};

const measured = z.object({
  messages: z.number(),
  received: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Readers without a connection receive nothing: no figure of theirs means anything. */
  lost: z.literal(0, 'A server closed the connections of readers.'),
  processorMs: z.number(),
});

/**
 * Opens one reader for each hello, in a process of its own.
 *
 * @param options.hellos what each sends after the upgrade; '' for a server that wants nothing
 */
export async function openReaders(options: { port: number; hellos: string[] }): Promise<Readers> {
  const child = fork(new URL('./readers.ts', import.meta.url));
  await ask(child, { kind: 'open', ...options });
  return {
    reset: async () => void (await ask(child, { kind: 'reset' })),
    read: async () => measured.parse(await ask(child, { kind: 'read' })),
    close: () => void child.kill(),
  };
}

/** Sends one message to a child process and waits for the one it answers. */
export function ask(child: ChildProcess, request: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the benchmark ended'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
    child.send(request);
  });
}
