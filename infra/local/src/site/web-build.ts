import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.ts';
import { binDir, localDir, repoRoot } from '../paths.ts';
import { Problem } from '../print/problem.ts';
import { runProgram } from '../processes/run-program.ts';
import { demoSite } from './demo.ts';
import { placeToBuild } from './plain-place.ts';

const webDir = join(repoRoot, 'web');
const webRoot = join(webDir, 'dist');
const stampFile = join(localDir, 'web-stamp');

/** What the browser needs to know of the demonstration site. */
const webEnvironment = { VITE_SITE_ID: demoSite.id, VITE_SITE_KEY: demoSite.key };

/**
 * Builds the web when its sources have changed since the last build.
 * @returns the folder to serve, or null when there is no web yet.
 */
export async function buildWeb(print: (sentence: string) => void): Promise<string | null> {
  if (!existsSync(join(webDir, 'index.html'))) {
    print('web/index.html is missing, so only the API is served');
    return null;
  }
  const stamp = hashOfWeb();
  if (existsSync(join(webRoot, 'index.html')) && readOrEmpty(stampFile) === stamp) return webRoot;
  print('building the web with Vite');
  // Built aside and moved in place at once, so that nobody serves half of it.
  const fresh = join(localDir, `web-${process.pid}`);
  const args = ['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, ...webEnvironment, NODE_ENV: 'production' };
  const place = placeToBuild(webDir);
  const result = await runProgram(join(binDir, 'vite'), args, { cwd: place.dir, env });
  place.leave();
  if (!result.ok) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Problem(`The web could not be built:\n${result.output.trim()}`);
  }
  rmSync(webRoot, { recursive: true, force: true });
  renameSync(fresh, webRoot);
  mkdirSync(localDir, { recursive: true });
  writeFileSync(stampFile, stamp);
  return webRoot;
}

function hashOfWeb(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(webEnvironment));
  hash.update(readFileSync(join(repoRoot, 'package-lock.json')));
  for (const file of filesBelow(webDir, isNoSource))
    hash.update(file).update(readFileSync(join(webDir, file)));
  return hash.digest('hex');
}

const notSources = new Set([
  'node_modules',
  'dist',
  'e2e',
  'test-results',
  'playwright-report',
  'generated',
]);

/** What the build itself generates (`*.gen.ts`) is not a source. */
function isNoSource(name: string): boolean {
  return notSources.has(name) || name.endsWith('.gen.ts');
}

function readOrEmpty(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
