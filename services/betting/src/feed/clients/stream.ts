/** A producer's stream, line by line, for as long as somebody listens. */
import { backoffMs, pause } from '@noriter/kit/backoff';
import type { Logger } from '@noriter/kit/logging';

/** Alive messages come every two seconds: a feed that is silent for so long has lost us. */
const SILENCE_MS = 15_000;
const BACKOFF = { firstMs: 100, maxMs: 2_000 };

/** A line that is longer is none: it is left out up to its end. */
const LINE_LENGTH_MAX = 4_000_000;

export type StreamOptions = {
  url: string;
  signal: AbortSignal;
  log: Logger;
  /** Takes a line; the stream is read on once it resolves. */
  onLine: (line: string) => Promise<void> | void;
};

/**
 * Reads a stream until the signal ends it. One that breaks, is silent or refused is opened again: what
 * was sent meanwhile is missed, and who counts the messages finds out.
 */
export async function readStream(options: StreamOptions): Promise<void> {
  const { url, signal, log } = options;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const opened = performance.now();
    try {
      await readOnce(options);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, url }, 'the odds feed is not read');
    }
    if (performance.now() - opened > SILENCE_MS) attempt = 1;
    await pause(backoffMs(attempt, BACKOFF), signal);
  }
}

async function readOnce({ url, signal, onLine }: StreamOptions): Promise<void> {
  const silent = new AbortController();
  const watch = setTimeout(() => silent.abort(new Error('It says nothing.')), SILENCE_MS);
  try {
    const either = AbortSignal.any([signal, silent.signal]);
    const response = await fetch(url, {
      signal: either,
      headers: { accept: 'application/xml-seq' },
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new Error(`It answers ${response.status}.`);
    }
    const take = splitter();
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      watch.refresh();
      for (const line of take(text)) await onLine(line);
    }
  } finally {
    clearTimeout(watch);
  }
}

/** Gives the whole lines of a text that comes in pieces. */
export function splitter(): (piece: string) => string[] {
  let rest = '';
  let isTooLong = false;
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (isTooLong && lines.length > 0) {
      lines.shift();
      isTooLong = false;
    }
    if (rest.length > LINE_LENGTH_MAX) {
      rest = '';
      isTooLong = true;
    }
    return lines.filter((line) => line.trim() !== '');
  };
}
