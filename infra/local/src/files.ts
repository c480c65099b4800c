import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a directory, as relative paths in a fixed order. None when it is not there. */
export function filesBelow(dir: string, skip: (name: string) => boolean = () => false): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !skip(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      return filesBelow(join(dir, entry.name), skip).map((name) => join(entry.name, name));
    });
}
