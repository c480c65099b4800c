import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { connect } from 'node:net';

export type Running = { running(): boolean };

/** Asks `probe` again and again until it says true; ends quietly when the process has ended. */
export async function until(
  process: Running,
  probe: () => Promise<boolean> | boolean,
  everyMs = 50,
): Promise<void> {
  while (process.running()) {
    if (await probe()) return;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  // The caller's race sees the exit itself; this promise has nothing to add.
  await new Promise(() => undefined);
}

/** True when something accepts a connection on the port. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });
}

/** The length of a file in bytes; 0 when it is not there yet. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was written to a file after `offset` bytes, at most a megabyte of it. */
export function readFrom(file: string, offset: number): string {
  const length = Math.min(sizeOf(file) - offset, 1_048_576);
  if (length <= 0) return '';
  const buffer = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  const read = readSync(handle, buffer, 0, length, offset);
  closeSync(handle);
  return buffer.toString('utf8', 0, read);
}
