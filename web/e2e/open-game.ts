import {
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import type { Stage } from './on-both-sizes.ts';
import { operatorToken } from './operators.ts';
import { call } from './site-calls.ts';

const catalogueMs = limits.soon;

/** A game that is open: the page it is on, and the vendor's own page in it. */
export type OpenGame = { shown: Page; game: FrameLocator };

/** The tile of a game in the lobby that is open, found by some words or initials. */
export async function findGame(page: Page, words: string, name: string): Promise<Locator> {
  const tile = page.getByRole('row', { name }).first();
  // A site that has just started reads its catalogues yet.
  await expect(async () => {
    await page.goto(new URL(page.url()).pathname);
    // The list before has the tile as well, and a press on it is lost when the other list comes.
    const found = words === '' ? null : page.waitForResponse(asksFor(words), { timeout: 3_000 });
    await page.getByRole('searchbox', { name: '게임 찾기' }).fill(words);
    await found;
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(tile).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: catalogueMs });
  return tile;
}

function asksFor(words: string): (answer: Response) => boolean {
  return (answer) => answer.request().postData()?.includes(words) === true;
}

/** Opens a game: in a window of its own, on a phone in the place of the page. */
export async function openGame({ page, size }: Stage, tile: Locator): Promise<OpenGame> {
  if (size === 'phone') {
    await tile.click();
    return { shown: page, game: page.frameLocator('iframe') };
  }
  const [shown] = await Promise.all([page.waitForEvent('popup'), tile.click()]);
  return { shown, game: shown.frameLocator('iframe') };
}

/** Ends it where a person does: at the page that opened it, on a phone by the way back. */
export async function leaveGame({ page, size }: Stage): Promise<void> {
  const way = size === 'phone' ? '뒤로' : '게임 닫기';
  await page.getByRole('button', { name: way }).click();
}

/** What the bar above a game says that there is left. */
export function barBalance({ shown }: OpenGame): Locator {
  return shown.getByRole('banner').filter({ hasText: '보유금' });
}

type Vendor = { vendorKey: string; version: number; maxBet: string | null; isFramed: boolean };
let operator: string | null = null;

/** Opens or locks a vendor, as an operator does. */
export async function setVendor(vendorKey: string, state: 'open' | 'maintenance'): Promise<void> {
  operator ??= await operatorToken();
  const { list } = await call('/api/admin/games/vendors', {}, operator);
  const found = (list as Vendor[]).find((one) => one.vendorKey === vendorKey);
  if (found === undefined) throw new Error(`There is no vendor ${vendorKey}.`);
  const { version, maxBet, isFramed } = found;
  const wish = { vendorKey, version, maxBet, isFramed, state, reason: 'browser test' };
  await call('/api/admin/games/vendors/set', wish, operator);
}
