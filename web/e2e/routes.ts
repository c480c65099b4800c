import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { desktopRoutes, mobileRoutes } from '../src/app/specified-routes.ts';
import { comingTitle } from '../src/features/coming/coming-routes.ts';

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8');
const byAddress = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? '';

/** Every address the router has a page for, with `$` before the name of an id. */
const built = [...byAddress.matchAll(/^\s+'(\/[^']*)': typeof/gm)].map(([, path = '']) => path);
if (built.length < 30) throw new Error('The router tree could not be read.');

/** They are no pages of the site: a splat, a redirect, the development page, a window of its own. */
const noPages = /\/\$$|^\/dev\/|^\/warning$|^\/member$|^\/member\/slot\/game$/;
const isOffice = (path: string) => path.startsWith('/admin');
const pages = built.filter((path) => !noPages.test(path));

export const officePages = pages.filter((path) => isOffice(path) && path !== '/admin/login');
export const guestPages = [
  ...pages.filter((path) => !/^\/(member|admin)/.test(path)),
  '/admin/login',
];

/** Of the addresses that are not built yet, one for each heading: the page is the same. */
const soonAll = [...new Set<string>([...desktopRoutes, ...mobileRoutes])].filter(
  (path) => comingTitle(path.replace('/member/', '')) !== null,
);
export const soonOnce = [
  ...new Map(soonAll.map((path) => [comingTitle(path.replace('/member/', '')), path])).values(),
];
export const soonPages = soonAll.filter((path) => !soonOnce.includes(path));

export const memberPages = ['/', ...pages.filter((path) => path.startsWith('/member'))];

/** Where the links to an address stand, if not on the page one step above it. */
const linkedFrom: Readonly<Record<string, string>> = {
  '/member/notice/read': '/member/noticeList',
  '/member/sport/fixture': '/member/sport/combinationbetting',
  '/member/cscenter/notice/read': '/member/cscenter/notice/list',
};

/** The address with real ids in it, each taken from the first link that leads there. */
export async function withIds(page: Page, path: string): Promise<string> {
  const parts = path.split('/');
  for (const [index, part] of parts.entries()) {
    if (part.startsWith('$')) parts[index] = await firstId(page, parts.slice(0, index).join('/'));
  }
  return parts.join('/');
}

async function firstId(page: Page, above: string): Promise<string> {
  const list = linkedFrom[above] ?? above;
  await page.goto(list);
  const links = page.locator(`main a[href^="${above}/"]`);
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const ids = addresses.map((address) => address?.slice(above.length + 1).split(/[/?]/)[0] ?? '');
  // A fixed address beside the id is a page of its own.
  const id = ids.find(
    (one) => one !== '' && !built.some((path) => path.startsWith(`${above}/${one}`)),
  );
  if (id === undefined) throw new Error(`${list} has no link to anything below ${above}.`);
  return id;
}
