import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkName, type ObjectStore } from './object-store.ts';

/** Keeps objects as files of a folder: for one machine. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (name: string) => join(folder, checkName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Whole or not at all: nobody reads half of a file.
      const incoming = `${path}.${randomUUID()}`;
      await writeFile(incoming, bytes, { mode: 0o600 });
      await rename(incoming, path);
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (err) {
        if (isMissing(err)) return null;
        throw err;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    close: () => undefined,
  };
}

const isMissing = (err: unknown) => err instanceof Error && 'code' in err && err.code === 'ENOENT';
