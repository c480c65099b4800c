import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const tree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8');
const byAddress = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? '';

/** Every address the router has a page for, with `$` before the name of an id. */
const built = [...byAddress.matchAll(/^\s+'(\/[^']*)': typeof/gm)].map(([, path = '']) => path);
if (built.length < 30) throw new Error('The router tree could not be read.');

/** They are no pages of the site: a splat, a redirect, the development page, a window of its own. */
const noPages = /\/\$$|^\/dev\/|^\/warning$|^\/member$|^\/member\/slot\/game$/;
const isBackOffice = (path: string) => path.startsWith('/admin');
const pages = built.filter((path) => !noPages.test(path));

/** For operators who have no session yet. */
const backOfficeDoors = ['/admin/login', '/admin/enrol'];

export const backOfficePages = pages.filter(
  (path) => isBackOffice(path) && !backOfficeDoors.includes(path),
);
export const guestPages = [
  ...pages.filter((path) => !/^\/(member|admin)/.test(path)),
  ...backOfficeDoors,
];

export const memberPages = ['/', ...pages.filter((path) => path.startsWith('/member'))];

/** Those that show a partner more than anybody else. */
export const partnerPages = memberPages.filter((path) =>
  /^\/member\/(partner|stri|mypage\/(distributor|give))/.test(path),
);

/** Where the links to an address stand, if not on the page one step above it. */
const linkedFrom: Readonly<Record<string, string>> = {
  '/member/board/read': '/member/board/list',
  '/member/notice/read': '/member/noticeList',
  '/member/sport/fixture': '/member/sport/combinationbetting',
  '/member/cscenter/notice/read': '/member/cscenter/notice/list',
  '/member/cscenter/qna/read': '/member/cscenter/qna/list',
  '/member/qna/read': '/member/qnaList',
  '/member/msgRead': '/member/msg',
  '/member/mypage/message/read': '/member/mypage/message/list',
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
  let id: string | undefined;
  // A fixed address beside the id is a page of its own, and may be linked before the list has come.
  await expect(async () => {
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ids = hrefs.map((href) => href?.slice(above.length + 1).split(/[/?]/)[0] ?? '');
    id = ids.find((one) => one !== '' && !built.some((path) => path.startsWith(`${above}/${one}`)));
    expect(id, `${list} has a link to something below ${above}`).toBeDefined();
  }).toPass();
  return id ?? '';
}
