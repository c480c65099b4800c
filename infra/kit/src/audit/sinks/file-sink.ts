import { appendFile, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HeadSink } from './head-sink.ts';

/** More than the longest line. */
const TAIL_BYTES = 4_096;

/** Lines of a log in a file of their own, in a folder that another system takes away. */
export function fileSink(folderUrl: string, log: string): HeadSink {
  const folder = fileURLToPath(folderUrl);
  const path = join(folder, `${log}.jsonl`);
  return {
    async put(_position, line) {
      await mkdir(folder, { recursive: true });
      await appendFile(path, `${line}\n`, { mode: 0o600, flush: true });
    },
    async last() {
      const file = await open(path).catch(unlessMissing);
      if (file === null) return null;
      try {
        const { size } = await file.stat();
        const bytes = Buffer.alloc(Math.min(size, TAIL_BYTES));
        await file.read(bytes, 0, bytes.length, size - bytes.length);
        // A line that a crash cut short has no end, and the one before it counts.
        const lines = bytes.toString('utf8').split('\n').slice(0, -1);
        return lines.at(-1) ?? null;
      } finally {
        await file.close();
      }
    },
  };
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
