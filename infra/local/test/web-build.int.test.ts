import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@noriter/kit/testing/limits';
import { expect, onTestFinished, test } from 'vitest';
import { binDir } from '../src/paths.ts';
import { runProgram } from '../src/processes/run-program.ts';
import { copyTree } from '../src/recipe/copy-tree.ts';

/** Hangul, blanks and quotes: 120 characters. */
const awkwardName = `놀이터 "둘" 'c' ${'가나'.repeat(10)}`.padEnd(120, 'x');

/** Packages that write programs, and so might write the name of the folder they lie in. */
const writers = /^(vite-plugin-pwa|workbox-)/;

const build = `import { buildWeb } from './infra/local/src/site/web-build.ts';
await buildWeb(console.log);`;

test('the web is built below a name with quotes', { timeout: limits.heavy }, async () => {
  const parent = mkdtempSync(join(tmpdir(), 'web-build-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const root = join(parent, awkwardName);
  copyTree(root, writers);

  const args = ['--input-type=module', '--eval', build];
  const built = await runProgram(join(binDir, 'node'), args, { cwd: root });

  expect(built.ok, built.output).toBe(true);
  const dist = join(root, 'web/dist');
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const kept = [...worker.matchAll(/"url":\s*"([^"]+)"/g)].map(([, path = '']) => path);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => !existsSync(join(dist, path)))).toEqual([]);
  expect(readdirSync(parent)).toEqual([awkwardName]);
});
