// `npm run lighthouse`: the three pages everybody passes, on a mid-range phone with a slow line, each
// as if nothing of the site had been loaded before.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { localDir } from '../../infra/local/src/paths.ts';
import { freePort } from '../../infra/local/src/servers/ports.ts';
import { startSite } from '../../infra/local/src/site/site.ts';
import { findChromium } from '../../infra/local/src/tools/chromium.ts';
import { logIn } from '../e2e/people.ts';

/** The least score of each kind, of 100. */
const least = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 95 } as const;
type Kind = keyof typeof least;
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages = [
  { name: 'main', path: '/', asMember: false },
  { name: 'login', path: '/login', asMember: false },
  { name: 'cash', path: '/member/chargeMain/charge', asMember: true },
];

type Page = (typeof pages)[number];

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const runs = 5;
/** Below this an audit is worth naming. */
const fineScore = 0.9;
const reportsDir = join(localDir, 'lighthouse');
const member = 'player4';

const site = process.env.NORITER_SITE_URL
  ? null
  : await startSite({
      dataDir: mkdtempSync(join(tmpdir(), 'noriter-lighthouse-')),
      temporary: true,
      quiet: true,
    });
process.env.NORITER_SITE_URL ??= site?.url ?? '';
try {
  const passed = await measureAll(process.env.NORITER_SITE_URL);
  process.exitCode = passed ? 0 : 1;
} finally {
  await site?.stop();
}

async function measureAll(url: string): Promise<boolean> {
  mkdirSync(reportsDir, { recursive: true });
  const profile = mkdtempSync(join(tmpdir(), 'noriter-profile-'));
  const port = await freePort();
  const found = await findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: found.executablePath,
    args: [...found.args, '--disable-gpu', `--remote-debugging-port=${port}`],
    baseURL: url,
    locale: 'ko-KR',
  });
  try {
    let passed = true;
    for (const page of pages) {
      if (page.asMember) await logIn(await browser.newPage(), member);
      const visit = () => measureOnce(page, url, port);
      const forget = () => forgetFiles(browser, url);
      passed = (await measure(page, visit, forget)) && passed;
    }
    return passed;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Measures a page so many times and keeps the run in the middle, so that neither luck nor whatever
 * else the machine does decides. Prints one line with its scores, and what cost points below it.
 */
async function measure(
  { name }: Page,
  visit: () => Promise<Result>,
  forget: () => Promise<void>,
): Promise<boolean> {
  const results: Result[] = [];
  while (results.length < runs) {
    await forget();
    results.push(await visit());
  }
  const middle = computeMedianRun(results);
  print(name, middle);
  return passes(middle);
}

/** Every visit is the first: neither the browser nor the service worker has a file of the site. */
async function forgetFiles(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
  await page.close();
}

async function measureOnce({ name, path }: Page, url: string, port: number): Promise<Result> {
  const result = await lighthouse(url + path, {
    port,
    onlyCategories: [...kinds],
    output: 'html',
    // What is to be forgotten is; the rest holds who is logged in.
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse gave no answer for ${url + path}.`);
  writeFileSync(join(reportsDir, `${name}.html`), String(result.report));
  return result.lhr;
}

function scoreOf(result: Result, kind: Kind): number {
  return Math.round((result.categories[kind]?.score ?? 0) * 100);
}

function passes(result: Result): boolean {
  return kinds.every((kind) => scoreOf(result, kind) >= least[kind]);
}

function print(name: string, result: Result): void {
  const scores = kinds.map((kind) => `${kind} ${scoreOf(result, kind)}`).join('  ');
  const shown = times.map((id) => `${id} ${result.audits[id]?.displayValue ?? '?'}`).join('  ');
  // How fast the machine was during the run: of two runs only those of one figure can be compared.
  const machine = `benchmark ${Math.round(result.environment.benchmarkIndex)}`;
  console.log(`${passes(result) ? '✔' : '✖'} ${name.padEnd(6)} ${scores}  (${shown}, ${machine})`);
  for (const kind of kinds.filter((one) => scoreOf(result, one) < least[one])) {
    for (const { id, weight } of result.categories[kind]?.auditRefs ?? []) {
      const audit = result.audits[id];
      const isFine = audit === undefined || audit.score === null || audit.score >= fineScore;
      if (weight > 0 && !isFine) console.log(`    ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
}
