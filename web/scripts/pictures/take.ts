import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { localDir } from '../../../infra/local/src/paths.ts';
import { drawWholePage } from '../../e2e/whole-page.ts';
import type { State } from './states.ts';

export type Viewport = { width: number; height: number };

export const picturesDir = join(localDir, 'screenshots');

const words = process.argv.slice(2);

/** Whether a picture is among those asked for: all of them, or those that have one of the words. */
export function isWanted(name: string): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}

/** How long calls may take to answer and skeletons to go, and what is drawn may move, in ms. */
const answersMs = 6_000;
const settleMs = 350;
const hangingMs = 900;

type Picture = { name: string; state: State | 'scene'; viewport: Viewport };

/** A page as it came to rest; one that is filled in the light theme too. */
export async function takePicture(page: Page, { name, state, viewport }: Picture): Promise<void> {
  await settle(page, state);
  const isWhole = state !== 'scene';
  await (isWhole ? takeWhole(page, name, viewport) : take(page, name));
  if (state !== 'filled' && state !== 'scene') return;
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await page.waitForTimeout(settleMs);
  const light = name.replace('/', '-light/');
  await (isWhole ? takeWhole(page, light, viewport) : take(page, light));
}

async function settle(page: Page, state: Picture['state']): Promise<void> {
  if (state === 'loading') return page.waitForTimeout(hangingMs);
  await page.waitForLoadState('networkidle', { timeout: answersMs }).catch(() => undefined);
  const skeletons = page.locator('.skeleton');
  const gone = { state: 'detached', timeout: answersMs } as const;
  // A picture that still shows one is worth more than none.
  await skeletons
    .first()
    .waitFor(gone)
    .catch(() => undefined);
  await page.waitForTimeout(settleMs);
}

/**
 * The page in its whole length, in a window as high as that: what is fixed to the window's lower
 * edge then lies where it does for somebody who has scrolled to the end, and a menu beside the page
 * goes along with it.
 */
async function takeWhole(page: Page, name: string, viewport: Viewport): Promise<void> {
  await drawWholePage(page);
  await page.evaluate(keepLeastHeights);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > viewport.height) await page.setViewportSize({ ...viewport, height });
  // What takes its height from the window grows with it, and what came into sight is drawn.
  await page.waitForTimeout(settleMs);
  await take(page, name, true);
  if (height > viewport.height) await page.setViewportSize(viewport);
}

/** Runs inside the page: what fills the window at least would grow with it, and the page never end. */
function keepLeastHeights(): void {
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    const least = getComputedStyle(part).minHeight;
    if (Number.parseFloat(least) > window.innerHeight / 3) part.style.minHeight = least;
  }
}

async function take(page: Page, name: string, fullPage = false): Promise<void> {
  const path = join(picturesDir, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage });
}
