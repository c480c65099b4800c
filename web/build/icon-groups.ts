import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');
const library = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');

type Users = 'first' | 'later' | 'backOffice';

/**
 * In which file an icon travels: with the first page, with pages that players see later, or with the
 * back office. Left alone each would be a file of its own; in one, everybody would fetch all of them.
 */
export function iconGroups(isFirst: (file: string) => boolean): { name: string; test: RegExp }[] {
  const files = fileOfIcon();
  const users = new Map<string, Set<Users>>();
  for (const name of globSync('**/*.{ts,tsx}', { cwd: src })) {
    const user = isFirst(join(src, name))
      ? 'first'
      : name.startsWith('admin/')
        ? 'backOffice'
        : 'later';
    for (const icon of iconsOf(join(src, name))) {
      const file = files.get(icon);
      if (file !== undefined) users.set(file, (users.get(file) ?? new Set()).add(user));
    }
  }
  const only = (wanted: (by: Set<Users>) => boolean) =>
    [...users].filter(([, by]) => wanted(by)).map(([file]) => file);
  // A group takes along what its icons are drawn by, so that the first page's comes first.
  return [
    { name: 'icons', test: oneOf(only((by) => by.has('first'))) },
    { name: 'later-icons', test: oneOf(only((by) => !by.has('first') && by.has('later'))) },
    { name: 'back-office-icons', test: oneOf(only((by) => by.size === 1 && by.has('backOffice'))) },
  ];
}

function oneOf(files: readonly string[]): RegExp {
  return new RegExp(`/lucide-react/dist/esm/icons/(${files.join('|')})\\.mjs$`);
}

/** The icons a file imports by name. */
function iconsOf(path: string): string[] {
  const imports =
    /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  return imports.split(',').map((name) => name.trim());
}

/** The library's files by the names of what they export. */
function fileOfIcon(): Map<string, string> {
  const lines = readFileSync(library, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/(.*)\.mjs'/g,
  );
  const pairs = [...lines].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  );
  return new Map(pairs);
}
