import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Every module of npm that the site imports, by the name it is imported under. Packages of this repository are none:
 * what Vite prepares of them it keeps for as long as the lock file is the same, and tests would go on with old rules.
 */
export function usedPackages(): string[] {
  const texts = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path, `file://${source}`), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/ from '([@a-z][^':]*)';$/gm)].map(([, name = '']) => name),
  );
  const isOther = /^(node|virtual|@noriter\/|vitest(\/.*)?$)/;
  return [...new Set(names)].filter((name) => !isOther.test(name)).sort();
}
