import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readFrom, sizeOf } from './waiting.ts';

/** Everything from "error" on needs a person. */
const shownLevels: ReadonlySet<string> = new Set(['error', 'fatal']);
const everyMs = 1000;
/** More than this many at once says no more than that there is a flood. */
const linesAtOnce = 5;

const lineSchema = z.object({
  level: z.string(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).partial().optional(),
  requestId: z.string().optional(),
});

/** Shows errors that services write to their logs from now on. @returns the function that ends it. */
export function watchErrors(logDir: string, print: (sentence: string) => void): () => void {
  const read = new Map<string, number>();
  for (const file of logsIn(logDir)) read.set(file, sizeOf(join(logDir, file)));
  const timer = setInterval(() => {
    for (const file of logsIn(logDir)) {
      const text = readFrom(join(logDir, file), read.get(file) ?? 0);
      // A line that is still being written is read next time.
      const complete = text.slice(0, text.lastIndexOf('\n') + 1);
      read.set(file, (read.get(file) ?? 0) + Buffer.byteLength(complete));
      for (const sentence of errorsOf(file.replace(/\.log$/, ''), complete)) print(sentence);
    }
  }, everyMs);
  return () => clearInterval(timer);
}

/** The errors in a stretch of a service's log, as lines for the terminal. */
export function errorsOf(service: string, text: string): string[] {
  const errors = text.split('\n').flatMap((line) => errorOf(service, line) ?? []);
  if (errors.length <= linesAtOnce) return errors;
  const rest = errors.length - linesAtOnce;
  return [...errors.slice(0, linesAtOnce), `${service}: and ${rest} more errors, see its log`];
}

/** Why a program ended, as its log has it last: a logged error, or the first line of a crash. */
export function lastReason(text: string): string | null {
  const reasons = text.split('\n').flatMap((line) => {
    if (line.startsWith('{')) return errorOf('', line)?.slice(2) ?? [];
    return /^(\S*Error\b|Caused by:|Exception in )|^\S+ \S+ (FATAL|ERROR)|: FATAL:/.test(line)
      ? line
      : [];
  });
  return reasons.at(-1)?.slice(0, 500) ?? null;
}

function errorOf(service: string, line: string): string | null {
  if (!line.startsWith('{')) return null;
  const parsed = lineSchema.safeParse(parseJson(line));
  if (!parsed.success || !shownLevels.has(parsed.data.level)) return null;
  const { msg, err, requestId } = parsed.data;
  const reason = err?.message && err.message !== msg ? `: ${err.message}` : '';
  return `${service}: ${msg}${reason}${requestId ? ` (request ${requestId})` : ''}`;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function logsIn(logDir: string): string[] {
  return readdirSync(logDir).filter((file) => file.endsWith('.log'));
}
