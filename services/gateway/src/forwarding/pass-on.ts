/**
 * Invariant: who reads an answer slowly keeps a service waiting for a bounded time in all. The time that the
 * service itself takes is none of it: that has a limit of its own.
 */
import type { Dispatcher } from 'undici';
import { type Passage, refuse } from './passage.ts';

/** Makes what passes an answer on, piece by piece and as fast as its client reads. */
export function createPassOn(
  passage: Passage,
  controller: Dispatcher.DispatchController,
): (chunk: Buffer) => void {
  const { response } = passage.call;
  const { ms, bytesForSecond } = passage.deps.upstream.reading;
  let bytes = 0;
  let waitedMs = 0;
  let pausedAt = 0;
  response.on('drain', () => {
    clearTimeout(passage.timer);
    waitedMs += performance.now() - pausedAt;
    controller.resume();
  });
  response.on('close', () => {
    if (!passage.isOver) controller.abort(new Error('The client went away.'));
  });
  return (chunk) => {
    bytes += chunk.length;
    if (response.write(chunk)) return;
    controller.pause();
    pausedAt = performance.now();
    const allowedMs = ms + (bytes / bytesForSecond) * 1_000;
    passage.timer = setTimeout(cutOff, allowedMs - waitedMs, passage);
  };
}

/** An answer that has begun is cut off, so that nobody takes it for whole. */
function cutOff(passage: Passage): void {
  refuse(passage, 'NT99');
  passage.abort?.(new Error('The client reads too slowly.'));
}
