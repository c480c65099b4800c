import type { Locator, Page } from '@playwright/test';
import type { Scene } from './scenes.ts';

/** The slip of sports and its tickets. */
export const memberSportScenes: readonly Scene[] = [
  {
    name: 'sport-slip',
    async play(page) {
      await pickMatches(page, 2);
      const slip = await openSlip(page);
      await slip.getByLabel('베팅 금액').fill('10000');
    },
  },
  {
    name: 'sport-slip-singles',
    async play(page) {
      await pickMatches(page, 2);
      const slip = await openSlip(page);
      await slip.getByText('단폴더', { exact: true }).click();
      await slip.getByLabel('베팅 금액').first().fill('10000');
    },
  },
  {
    name: 'sport-slip-system',
    async play(page) {
      await pickMatches(page, 4);
      const slip = await openSlip(page);
      await slip.getByText('시스템', { exact: true }).click();
      await slip.getByLabel('조합당 금액').fill('1000');
    },
  },
  {
    name: 'sport-slip-problems',
    async play(page) {
      await pickMatches(page, 2);
      const slip = await openSlip(page);
      await slip.getByLabel('베팅 금액').fill('10');
      await slip
        .getByText(/부터 베팅하실 수/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'sport-slip-bar',
    only: 'phone',
    play: (page) => pickMatches(page, 2),
  },
  {
    name: 'sport-slip-empty',
    only: 'desktop',
    async play(page) {
      await page.goto('/member/sport/combinationbetting');
      await prices(page).first().waitFor();
    },
  },
  {
    name: 'ticket',
    async play(page) {
      await page.goto('/member/mypage/betting/list?game=sport');
      const row = page.getByRole('row').filter({ hasText: '3폴더 조합' });
      const card = page.getByRole('listitem').filter({ hasText: '3폴더 조합' });
      await row.or(card).getByRole('button', { name: '상세 보기' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'old-bets',
    async play(page) {
      await page.goto('/member/mypage/betting/list');
      await page.getByRole('switch', { name: '지난 내역 보기' }).check({ force: true });
    },
  },
];

/** What an operator does about matches, bets and what went wrong. */
export const backOfficeSportScenes: readonly Scene[] = [
  {
    name: 'market',
    play: (page) => openMarket(page, '/admin/fixtures'),
  },
  {
    name: 'market-result',
    async play(page) {
      await openMarket(page, '/admin/fixtures?mode=results');
      await page
        .getByRole('button', { name: /이것만 적중/ })
        .first()
        .click();
      await page.getByRole('button', { name: '결과 입력', exact: true }).click();
      await page.getByRole('dialog').getByLabel('사유').waitFor();
    },
  },
  {
    name: 'margin',
    async play(page) {
      await openFixture(page, '/admin/fixtures');
      await page.getByRole('button', { name: '마진 변경' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'write-off',
    async play(page) {
      await page.goto('/admin/debts');
      await page.getByRole('button', { name: '탕감' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dead-letter',
    async play(page) {
      await page.goto('/admin/dead-letters');
      await page.getByRole('button', { name: 'DrawEvent.drawn' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'ticket',
    async play(page) {
      await page.goto('/admin/bets?search=player1&rows=100');
      await page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ hasText: '3폴더 조합' })
        .getByRole('link', { name: '상세' })
        .first()
        .click();
      await page.getByRole('heading', { name: '베팅 상세' }).waitFor();
    },
  },
  {
    name: 'odds-changed',
    async play(page) {
      await page.goto('/admin/odds');
      await page.getByLabel('파워볼 숫자 9 배당').fill('9.6');
      await page.getByRole('button', { name: '변경 내용 확인' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'odds-refused',
    async play(page) {
      await page.goto('/admin/odds');
      await page.getByLabel('파워볼 숫자 9 배당').fill('10.5');
    },
  },
  {
    name: 'limits-refused',
    async play(page) {
      await page.goto('/admin/bet-limits');
      await page.getByLabel('미니게임 5등급 최대 당첨').fill('1');
    },
  },
];

function prices(page: Page): Locator {
  const cells = page.getByRole('main').locator('button[aria-pressed]:not([disabled])');
  return cells.filter({ hasText: /\d\.\d\d/ });
}

/** The first price of as many matches of one sport. */
async function pickMatches(page: Page, count: number): Promise<void> {
  await page.goto('/member/sport/combinationbetting?sport=soccer');
  await prices(page).first().waitFor();
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
  for (let at = 0; at < count; at += 1) {
    await lines.nth(at).locator('button[aria-pressed]:not([disabled])').first().click();
  }
}

/** The sheet of a phone; the rail of a desktop is there already. */
async function openSlip(page: Page): Promise<Locator> {
  const bar = page.getByTestId('slip-bar');
  if (!(await bar.isVisible())) {
    const heading = page.getByRole('heading', { name: '베팅 슬립' });
    return page.locator('section').filter({ has: heading });
  }
  await bar.click();
  return page.getByRole('dialog', { name: '베팅 슬립' });
}

async function openFixture(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('main').locator('a[href^="/admin/fixtures/"]').first().click();
  await page.getByRole('heading', { name: '마켓' }).waitFor();
}

async function openMarket(page: Page, list: string): Promise<void> {
  await openFixture(page, list);
  await page.getByRole('main').locator('a[href*="market="]').first().click();
  await page.getByRole('heading', { name: '결과 직접 입력' }).waitFor();
}
