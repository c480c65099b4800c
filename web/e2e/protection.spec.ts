import { expect, type Page, test } from '@playwright/test';
import { type FreshMember, freshMember } from './fresh-member.ts';
import { onOneSize } from './on-both-sizes.ts';
import { admin, enterBackOffice } from './operators.ts';
import { confirmAlert, desktop, enterSite, openBrowser } from './people.ts';
import { call } from './site-calls.ts';

const panel = '/member/mypage/protection';
const hand = '/member/protection';

async function openAs(page: Page, member: FreshMember, size: 'desktop' | 'phone'): Promise<void> {
  await enterSite(page, member, size === 'desktop' ? panel : hand);
  await expect(page.getByRole('heading', { name: '책임 있는 이용', level: 1 })).toBeVisible();
}

async function setLimit(page: Page, limit: string, amount: string, button: string): Promise<void> {
  await page.getByRole('button', { name: `${limit} 변경` }).click();
  const dialog = page.getByRole('dialog', { name: limit });
  await dialog.getByLabel('새 한도').fill(amount);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

async function askDeposit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('입금 금액').fill(amount);
  await page.getByRole('button', { name: '입금 신청', exact: true }).click();
  await confirmAlert(page, '입금을 신청할까요?');
}

/** The token of the page's session, to call as this member beside the page. */
async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('noriter.session'));
  return (JSON.parse(stored ?? '{}') as { token: string }).token;
}

async function codeOf(path: string, body: object, token: string): Promise<string> {
  try {
    await call(path, body, token);
    return '0';
  } catch (error) {
    return /"resultCode":"(\w+)"/.exec(String(error))?.[1] ?? 'none';
  }
}

onOneSize('phone', 'a limit holds at once, and its raise waits to be confirmed', async (stage) => {
  const { page, size } = stage;
  await openAs(page, await freshMember(), size);
  await setLimit(page, '하루 입금 한도', '50000', '한도 정하기');
  await expect(page.getByRole('meter', { name: '하루 입금 한도' })).toBeVisible();

  await page.goto('/member/chargeMain/charge');
  await expect(page.getByText(/50,000원 남음/)).toBeVisible();
  await askDeposit(page, '60000');
  await confirmAlert(page, /오늘 입금 한도 50,000원 중 50,000원이 남아 있습니다/);
  await askDeposit(page, '50000');
  await expect(page.getByText('입금 신청을 접수했습니다.')).toBeVisible();
  await expect(page.getByText(/0원 남음/).first()).toBeVisible();

  await page.goto(size === 'desktop' ? panel : hand);
  await setLimit(page, '하루 입금 한도', '90000', '완화 신청');
  await expect(page.getByText('완화 신청: 90,000원', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('meter', { name: '하루 입금 한도' })).toHaveAttribute(
    'aria-valuetext',
    /50,000원 중 50,000원/,
  );
  await page.getByRole('button', { name: '신청 취소' }).click();
  await expect(page.getByText('완화 신청: 90,000원', { exact: true })).toBeHidden();
  await expect(page.getByText('하루 입금 한도 완화 취소').first()).toBeVisible();
});

onOneSize(
  'desktop',
  'a time-out stops deposits, is said on every page, and leaves withdrawals',
  async (stage) => {
    const { page, size } = stage;
    await openAs(page, await freshMember(100_000), size);
    await page.getByRole('button', { name: '7일' }).click();
    await page.getByRole('button', { name: '쉬어 가기 시작' }).click();
    await confirmAlert(page, '7일 동안 입금과 베팅을 쉽니다.');
    await expect(page.getByText('쉬어 가는 중입니다', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '24시간' }).click();
    await page.getByRole('button', { name: '쉬어 가기 시작' }).click();
    await confirmAlert(page, '24시간 동안');
    await confirmAlert(page, '이미 더 긴 기간이 적용되어 있어 줄일 수 없습니다.');

    await page.goto('/member/chargeMain/charge');
    await expect(
      page.getByText(/쉬어 가는 중입니다\. .*까지 입금과 베팅이 멈춥니다\./),
    ).toBeVisible();
    await expect(page.getByText('지금은 입금하실 수 없습니다.')).toBeVisible();
    await askDeposit(page, '20000');
    await confirmAlert(page, /이용을 쉬는 기간이라 처리할 수 없습니다/);

    await page.goto('/member/exchangeMain/exchange');
    await page.getByLabel('출금 금액').fill('20000');
    await page.getByLabel('출금 비밀번호').fill('4321');
    await page.getByRole('button', { name: '출금 신청', exact: true }).click();
    await confirmAlert(page, /20,000원/);
    await expect(page.getByText('출금 신청을 접수했습니다.')).toBeVisible();
  },
);

onOneSize(
  'phone',
  'an exclusion is asked about twice, and from its answer on nothing comes in',
  async (stage) => {
    const { page, size } = stage;
    const member = await freshMember();
    await openAs(page, member, size);
    await page.getByRole('button', { name: '자기 제한 신청' }).click();
    const dialog = page.getByRole('dialog', { name: /자기 제한 · 6개월/ });
    await expect(dialog).toContainText('로그인해서 잔액과 내역을 보고 출금할 수 있습니다.');
    await dialog.getByRole('button', { name: '이해했습니다' }).click();
    await dialog.getByLabel('현재 비밀번호').fill('wrong1234');
    await dialog.getByRole('button', { name: '자기 제한 시작' }).click();
    await confirmAlert(page, '현재 비밀번호가 올바르지 않습니다.');

    const token = await tokenOf(page);
    let isExcluded = false;
    const late: string[] = [];
    const press = async () => {
      for (let time = 0; time < 15; time += 1) {
        const begunAfter = isExcluded;
        const code = await codeOf('/api/cash/in', { amount: '20000' }, token);
        if (begunAfter) late.push(code);
      }
    };
    const exclude = async () => {
      await dialog.getByLabel('현재 비밀번호').fill(member.memPass);
      await dialog.getByRole('button', { name: '자기 제한 시작' }).click();
      await expect(page.getByText('자기 제한을 시작했습니다.')).toBeVisible();
      isExcluded = true;
    };
    await Promise.all([exclude(), ...Array.from({ length: 4 }, press)]);
    late.push(await codeOf('/api/cash/in', { amount: '20000' }, token));
    expect(new Set(late)).toEqual(new Set(['C110']));

    await page.goto('/');
    await expect(page.getByText(/자기 제한 중입니다\. .*이용할 수 없습니다/)).toBeVisible();
    await page.goto('/member/chargeMain/charge');
    await expect(page.getByText('자기 제한 중입니다', { exact: true })).toBeVisible();
  },
);

onOneSize('desktop', 'the reality check stops for a moment, and goes on or out', async (stage) => {
  const { page, size } = stage;
  await page.clock.install();
  await openAs(page, await freshMember(), size);
  await page.getByRole('button', { name: '15분마다' }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  await page.clock.fastForward('15:10');
  const check = page.getByRole('dialog', { name: '잠시 확인해 주세요' });
  await expect(check).toContainText('로그인한 뒤의 결과');
  await expect(check.getByRole('button', { name: '계속하기' })).toBeFocused();
  await check.getByRole('button', { name: '계속하기' }).click();
  await expect(check).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: '책임 있는 이용', level: 1 })).toBeVisible();
  await expect(check).toBeHidden();
  // What looks at the clock is a part of its own, which comes a moment behind the page.
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    await page.clock.fastForward('15:10');
    await expect(check).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await check.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an operator protects a member with a reason, and the member sees it', async ({ browser }) => {
  const member = await freshMember();
  const backOffice = await openBrowser(browser, desktop);
  await enterBackOffice(backOffice, admin, `/admin/members?search=${member.memId}`);
  await backOffice.getByText(member.memId).first().click();
  await backOffice.getByRole('button', { name: '보호 조치' }).click();
  const dialog = backOffice.getByRole('dialog', { name: '보호 조치' });
  await dialog.getByLabel('새 한도').fill('30000');
  await dialog.getByLabel('사유').fill('상담 요청');
  await dialog.getByRole('button', { name: '보호 조치' }).click();
  await expect(backOffice.getByText('운영자가 정함')).toBeVisible();
  await backOffice.getByRole('button', { name: '변경 내역' }).click();
  await expect(backOffice.getByRole('dialog')).toContainText('상담 요청');

  const page = await openBrowser(browser, desktop);
  await openAs(page, member, 'desktop');
  await expect(page.getByText(/운영자가 정한 한도/)).toBeVisible();
  await expect(page.getByText('운영자 · 상담 요청')).toBeVisible();
  await backOffice.context().close();
  await page.context().close();
});
