import { expect, type Page, test } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { placeBet } from './back-office-bet.ts';
import { playSlot } from './game-round.ts';
import { enterBackOffice, operatorToken } from './operators.ts';
import { desktop, enterSite, memberSession, openBrowser, phone } from './people.ts';
import { backOfficePages, guestPages, memberPages, partnerPages, withIds } from './routes.ts';
import { call } from './site-calls.ts';
import { axeComplaints, contrastComplaints, overflowOf } from './soundness.ts';

/** Visible words in Latin letters that belong on the Korean site. */
const latinWords = /^(Noriter|STOMP|CSV|IP|ID|VIP|English|Tiếng Việt|KO|EN|VI|OTP|P|Chrome|Linux)$/;

/** Both are visited at the same time: each has a process of its own, and waits as often as it works. */
const sizes = [
  { name: 'phone', viewport: phone, player: 4, partner: 'ptn2' },
  { name: 'desktop', viewport: desktop, player: 5, partner: 'ptn1' },
] as const;

test('every page is sound on both sizes: guest', async ({ browser }) => {
  test.setTimeout(limits.heavy);
  await onEachSize(async ({ name, viewport }) => {
    const page = await openBrowser(browser, viewport, { withWorker: false });
    await page.goto('/');
    return visitAll(page, name, guestPages);
  });
});

test('every page is sound on both sizes: member', async ({ browser }) => {
  test.setTimeout(limits.heavy);
  await onEachSize(async ({ name, viewport, player }) => {
    const page = await openBrowser(browser, viewport, { withWorker: false });
    await sendMessage(`player${player}`);
    await writeInquiry(`player${player}`);
    await enterSite(page, { memId: `player${player}` });
    return visitAll(page, name, memberPages);
  });
});

test('every page is sound on both sizes: partner', async ({ browser }) => {
  test.setTimeout(limits.heavy);
  await onEachSize(async ({ name, viewport, partner }) => {
    const page = await openBrowser(browser, viewport, { withWorker: false });
    await enterSite(page, { memId: partner, memPass: 'partner1234' });
    return visitAll(page, name, partnerPages);
  });
});

test('every page is sound on both sizes: operator', async ({ browser }) => {
  test.setTimeout(limits.heavy);
  await onEachSize(async ({ name, viewport, player }) => {
    const page = await openBrowser(browser, viewport, { withWorker: false });
    // Lists of bets have something to open.
    const { token } = await placeBet(page, { gameId: 'powerball', roundsAhead: player - 3 });
    await playSlot(token);
    await writeInquiry(`player${player}`);
    await enterBackOffice(page);
    return visitAll(page, name, backOfficePages);
  });
});

test('a member can log in by keyboard alone', async ({ browser }) => {
  const page = await openBrowser(browser, desktop);
  await page.goto('/login');
  await page.getByLabel('아이디').focus();
  await page.keyboard.type('player2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('player1234');
  const solve = page.getByRole('button', { name: '숫자가 보이지 않으면 자동으로 확인' });
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    if (await solve.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('자동 확인을 마쳤습니다.')).toBeVisible();
  await page.getByLabel('비밀번호').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cash')).toBeVisible();
  await page.context().close();
});

/** A message that was read: the pages that read one have something to show, and nobody is told of it. */
async function sendMessage(loginId: string): Promise<void> {
  const texts = { ko: { title: '이용 안내', body: '쪽지는 90일 동안 보관합니다.' } };
  const message = { target: { kind: 'member', loginId }, texts };
  const sent = await call('/api/admin/board/messages/send', message, await operatorToken());
  const { token } = await memberSession(loginId);
  await call('/api/board/msgRead', { msgIdx: sent.msgIdx }, token);
}

/** A question to the customer centre, which waits for its answer. */
async function writeInquiry(loginId: string): Promise<void> {
  const { token } = await memberSession(loginId);
  const text = { title: '출금은 언제 되나요', body: '어제 신청한 출금이 아직 확인 중입니다.' };
  await call('/api/board/qna/save', text, token);
}

async function onEachSize(
  visit: (size: (typeof sizes)[number]) => Promise<readonly string[]>,
): Promise<void> {
  const complaints = await Promise.all(sizes.map(visit));
  expect(complaints.flat()).toEqual([]);
}

/** @returns what is wrong with any of the pages */
async function visitAll(
  page: Page,
  size: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  await page.addInitScript(changeColoursAtOnce);
  await page.reload();
  for (const [index, wanted] of paths.entries()) {
    const path = await withIds(page, wanted);
    await open(page, path);
    await changeTheme(page, 'dark');
    const broken = await axeComplaints(page);
    complaints.push(...broken.map((complaint) => `${path}: ${complaint}`));
    await changeTheme(page, 'light');
    // What surrounds them is the same on all.
    const pale = await contrastComplaints(page, index === 0 ? 'html' : 'main');
    complaints.push(...pale.map((complaint) => `${path} in light: ${complaint}`));
    complaints.push(...(await layoutComplaints(page, path)));
  }
  await page.context().close();
  return complaints.map((complaint) => `${size}: ${complaint}`);
}

async function changeTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/**
 * Runs inside the page: a colour in transition, or of what is kept undrawn below the fold, would be
 * measured as it was in the theme before.
 */
function changeColoursAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** @throws Error that says what is on the screen instead: of two browsers no picture is kept */
async function open(page: Page, path: string): Promise<void> {
  try {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('.skeleton'), path).toHaveCount(0);
  } catch (cause) {
    const dialogs = await page.locator('[role=dialog], [role=alertdialog]').allInnerTexts();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
    const seen = dialogs.length > 0 ? dialogs.join() : await page.locator('body').innerText();
    const shown = seen.slice(0, 600).replaceAll(/\s+/g, ' ');
    throw new Error(`${path} at ${page.url()}: ${String(cause)}\nshown: ${shown}`, { cause });
  }
}

/** Goes to another page as a link does, without loading the site anew; back when it is drawn. */
async function goWithin(page: Page, path: string): Promise<void> {
  // Until its first page is drawn, the router does not listen.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(
    async ([href, drawnMs]) => {
      type Router = {
        history: { push: (href: string) => void };
        subscribe: (event: 'onRendered', listener: () => void) => () => void;
        state: { location: { href: string } };
      };
      const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
      if (router.state.location.href === href) return;
      const drawn = Promise.withResolvers<void>();
      const forget = router.subscribe('onRendered', drawn.resolve);
      const late = setTimeout(() => drawn.reject(new Error(`${href} was not drawn.`)), drawnMs);
      router.history.push(href);
      await drawn.promise;
      clearTimeout(late);
      forget();
    },
    [path, limits.page] as const,
  );
}

async function layoutComplaints(page: Page, path: string): Promise<string[]> {
  const overflow = await overflowOf(page);
  const title = await page.title();
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
  const seen = await page.locator('body').innerText();
  // Names and messages of the machines are the same in every language, and say so.
  const technical = await page.locator('[translate=no]').allInnerTexts();
  // An empty one would be found between all letters, and leave no word whole; one that stands in
  // another as well would leave only a part of that to be found.
  const named = technical
    .filter((text) => text.trim() !== '')
    .toSorted((one, other) => other.length - one.length);
  const words = named.reduce((left, text) => left.replaceAll(text, ' '), seen);
  const latin = words
    .split(/[\s/·,.:()]+/)
    .filter(
      (word) =>
        /^[A-Za-z]{3,}$/.test(word) && !/^(player|ptn|admin|deputy|manager|cashier)/.test(word),
    );
  return [
    ...(overflow > 0 ? [`${path}: ${overflow} px wider than the screen`] : []),
    ...(title === '' ? [`${path}: no title`] : []),
    ...latin.filter((word) => !latinWords.test(word)).map((word) => `${path}: English "${word}"`),
  ];
}
