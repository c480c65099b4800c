import type { Page, Route } from '@playwright/test';
import { submitLogin } from '../../e2e/people.ts';

/** Something that is seen only after doing something, as it stands in its window. */
export type Scene = {
  name: string;
  play: (page: Page) => Promise<void>;
  /** Where it exists, if not on both screens. */
  only?: 'desktop' | 'phone';
  withPopups?: boolean;
};

export const guestScenes: readonly Scene[] = [
  { name: 'popups', withPopups: true, play: (page) => seeDialog(page, '/') },
  { name: 'menu', only: 'phone', play: openMenu },
  {
    name: 'maintenance',
    async play(page) {
      await page.route('**/siteCheckInfo', closeSite);
      await page.goto('/warning');
    },
  },
  { name: 'login-first', play: async (page) => void (await page.goto('/member/mypage/info')) },
  {
    name: 'login-refused',
    async play(page) {
      await page.goto('/login');
      await submitLogin(page, 'player3', 'wrong-one-1');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'join-problems',
    async play(page) {
      await page.goto('/join');
      await press(page, '가입 신청');
    },
  },
];

export const memberScenes: readonly Scene[] = [
  { name: 'menu', only: 'phone', play: openMenu },
  {
    name: 'deposit-first-screen',
    async play(page) {
      await page.goto('/member/chargeMain/charge');
      await press(page, '+50만');
    },
  },
  {
    name: 'deposit-asked',
    async play(page) {
      await page.goto('/member/chargeMain/charge');
      await press(page, '+5만');
      await press(page, '입금 신청');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'withdrawal-problems',
    async play(page) {
      await page.goto('/member/exchangeMain/exchange');
      await page.getByLabel('출금 금액').fill('500');
      await press(page, '출금 신청');
    },
  },
  {
    name: 'merge',
    async play(page) {
      await page.goto('/member/exchangeMain/exchange');
      await page.getByRole('main').getByRole('button', { name: '통합머니 전환' }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.getByText('전환할 게임 머니가 없습니다.').waitFor();
    },
  },
  {
    name: 'calendar',
    async play(page) {
      await page.goto('/member/mypage/ledger/list');
      await press(page, /^조회 기간/);
    },
  },
  {
    name: 'slip',
    async play(page) {
      await page.goto('/member/minigame/powerball');
      const cells = page.getByRole('main').locator('button[aria-pressed]:not([disabled])');
      await cells
        .filter({ hasText: /\d\.\d\d/ })
        .first()
        .waitFor();
      await cells
        .filter({ hasText: /\d\.\d\d/ })
        .nth(0)
        .click();
      await cells
        .filter({ hasText: /\d\.\d\d/ })
        .nth(4)
        .click();
      const bar = page.getByRole('button', { name: /베팅 슬립/ });
      if (await bar.isVisible()) await bar.click();
      await page.getByLabel('베팅 금액').first().fill('10000');
    },
  },
  {
    name: 'slip-bar',
    only: 'phone',
    async play(page) {
      await page.goto('/member/minigame/kinoladder');
      const cells = page.getByRole('main').locator('button[aria-pressed]:not([disabled])');
      await cells
        .filter({ hasText: /\d\.\d\d/ })
        .first()
        .click();
    },
  },
  {
    name: 'bet-detail',
    async play(page) {
      await page.goto('/member/mypage/betting/list');
      await press(page, '상세 보기');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'limit',
    async play(page) {
      await page.goto('/member/mypage/protection');
      await press(page, '하루 입금 한도 변경');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'exclusion',
    async play(page) {
      await page.goto('/member/mypage/protection');
      await press(page, '자기 제한 신청');
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const backOfficeScenes: readonly Scene[] = [
  {
    name: 'search',
    async play(page) {
      await press(page, /전체 검색/);
      await page.getByRole('dialog').locator('input').fill('player');
      await page.getByRole('option').first().waitFor();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'deposit-decided',
    async play(page) {
      await page.goto('/admin/deposits?status=2');
      await press(page, '승인');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'bulk',
    async play(page) {
      await page.goto('/admin/deposits?status=0');
      await page.getByRole('checkbox').nth(1).check({ force: true });
      await page.getByRole('checkbox').nth(2).check({ force: true });
    },
  },
  {
    name: 'adjust',
    async play(page) {
      await openMember(page);
      await press(page, '금액 정정');
      await page.getByRole('dialog').waitFor();
      await press(page, '+10만');
    },
  },
  {
    name: 'table-settings',
    async play(page) {
      await page.goto('/admin/members');
      await press(page, '표 설정');
    },
  },
  { name: 'shortcuts', only: 'desktop', play: (page) => page.keyboard.press('?') },
];

/** Answers as a site does that is closed for an hour from now on; the pictures' own stays open. */
async function closeSite(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { data: object };
  const startDate = new Date().toISOString();
  const endDate = new Date(Date.now() + 3_600_000).toISOString();
  const siteCheckInfo = { startDate, endDate, message: null };
  const data = { ...answer.data, maintenance: true, siteCheckInfo };
  await route.fulfill({ response, json: { ...answer, data } });
}

async function openMenu(page: Page): Promise<void> {
  await page.goto('/');
  await press(page, '메뉴');
  await page.getByRole('dialog').waitFor();
}

async function seeDialog(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('dialog').waitFor();
}

async function openMember(page: Page): Promise<void> {
  await page.goto('/admin/members?search=player1');
  await page.getByRole('main').locator('a[href*="/admin/members/"]').first().click();
  await page.getByRole('button', { name: '금액 정정' }).waitFor();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const isExact = typeof name === 'string';
  await page.getByRole('button', { name, exact: isExact }).first().click();
}
