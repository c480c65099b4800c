import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Entries that outlive the process, one JSON a line, so that a kill loses nothing that was sent. */
export type Journal<Entry> = { append(entry: Entry): void; read(): Entry[] };

export const noJournal = { append: () => undefined, read: () => [] };

export function fileJournal<Entry>(file: string): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true });
  return {
    // Written before a call is sent; the system keeps what was written when the process is killed.
    append: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    read() {
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => entryOf<Entry>(line));
    },
  };
}

/** A kill may leave half a line. */
function entryOf<Entry>(line: string): Entry[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Entry];
  } catch {
    return [];
  }
}
