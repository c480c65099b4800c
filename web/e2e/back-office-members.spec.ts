import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { freshMember } from './fresh-member.ts';
import { admin, cashier, type DemoOperator, enterBackOffice, manager } from './operators.ts';
import { confirmAlert, desktop, enterSite, openBrowser, phone } from './people.ts';
import { axeComplaints, overflowOf } from './soundness.ts';

/** The back office in a browser of its own. */
async function backOfficeOf(browser: Browser, who: DemoOperator = admin, viewport = desktop) {
  const page = await openBrowser(browser, viewport);
  await enterBackOffice(page, who);
  return page;
}

/** A deposit of a member of the test's own, asked for as members do. */
async function askDeposit(browser: Browser, preset: string): Promise<{ nick: string }> {
  const { memId, memPass, nick } = await freshMember();
  const member = await openBrowser(browser, phone);
  await enterSite(member, { memId, memPass }, '/member/chargeMain/charge');
  await member.getByRole('button', { name: `+${preset}`, exact: true }).click();
  await member.getByRole('button', { name: '입금 신청' }).click();
  await confirmAlert(member, '입금');
  await expect(member.getByText('입금 신청을 접수했습니다.')).toBeVisible();
  await member.context().close();
  return { nick };
}

/** Opens the search over everything by its key, and waits for what is looked for. */
async function find(page: Page, words: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: '전체 검색' }).waitFor();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
}

test('sign-ups are approved together, each its own decision', async ({ browser }) => {
  const page = await backOfficeOf(browser);
  await page.goto('/admin/approvals');
  const rows = page.getByRole('row').filter({ hasText: /newbie\d/ });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: '승인 2' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('회원 2명의 가입을 승인합니다.');
  await dialog.getByRole('button', { name: '승인 2' }).click();
  await expect(dialog.getByText('2건 중 2건을 처리했습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(rows).toHaveCount(0);
  await page.context().close();
});

test('deposits are approved together, with the money spelled out and a result for each', async ({
  browser,
}) => {
  const first = await askDeposit(browser, '5만');
  const second = await askDeposit(browser, '10만');
  const page = await backOfficeOf(browser);
  await page.goto('/admin/deposits?min=50000&max=100000&status=0');
  const rowOf = ({ nick }: { nick: string }) => page.getByRole('row', { name: new RegExp(nick) });
  for (const one of [first, second]) await rowOf(one).getByRole('checkbox').check();
  await expect(page.getByText('합계 150,000원')).toBeVisible();
  await page.getByRole('button', { name: '승인 2' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('입금 2건, 합계 150,000원을 승인합니다.');
  await expect(dialog).toContainText('+150,000원');
  await dialog.getByRole('button', { name: '승인 2' }).click();
  await expect(dialog.getByText('2건 중 2건을 처리했습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  for (const one of [first, second]) await expect(rowOf(one)).toHaveCount(0);
  await page.goto('/admin/deposits?status=1&order=newest');
  await expect(page.getByRole('row').nth(1)).toContainText(second.nick);
  await page.context().close();
});

test('a withdrawal is taken together with others, but paid by itself', async ({ browser }) => {
  const page = await backOfficeOf(browser);
  await page.goto('/admin/withdrawals?status=0');
  await page
    .getByRole('row', { name: /player5/ })
    .getByRole('checkbox')
    .check();
  await expect(page.getByRole('button', { name: '승인 1' })).toHaveCount(0);
  await page.getByRole('button', { name: '대기로 전환 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('송금과 승인은 한 건씩 처리해 주세요.');
  await dialog.getByRole('button', { name: '대기로 전환 1' }).click();
  await expect(dialog.getByText('1건 중 1건을 처리했습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await page.goto('/admin/withdrawals?status=2');
  await expect(page.getByRole('row', { name: /player5/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.context().close();
});

test('a list is filtered in its address, keeps its columns, and is taken away with a trace', async ({
  browser,
}) => {
  const page = await backOfficeOf(browser);
  await page.goto('/admin/members?recommender=ptn5&order=id');
  await expect(page.getByRole('row', { name: /newbie1/ })).toBeVisible();
  // Beside each member stands who recommended them.
  const members = page.getByRole('row').getByText(/^(?!ptn)[a-z]+[\da-z]*$/);
  const ids = await members.allTextContents();
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual(ids.toSorted());
  await page.getByRole('button', { name: '등급', exact: true }).click();
  await expect(page).toHaveURL(/order=level/);
  await page.getByRole('button', { name: '표 설정' }).click();
  await page.getByRole('checkbox', { name: '예금주' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: '예금주' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '휴대폰' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '예금주' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  await confirmAlert(page, '감사 기록에 남습니다.');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^members-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('player1,행운의별,홍길동');
  expect(text).not.toContain('ptn1,');
  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: '회원 목록 내려받기' }).first()).toBeVisible();
  await page.context().close();
});

test('a note stays for the other operators, and roles decide what else they see', async ({
  browser,
}) => {
  const page = await backOfficeOf(browser);
  await find(page, '010-2400-0009', /한강물결/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '한강물결' })).toBeVisible();
  const words = `전화로 본인 확인 ${Date.now()}`;
  await page.getByLabel('이 회원에 대해 남길 메모').fill(words);
  await page.getByRole('button', { name: '메모 남기기' }).click();
  const note = page.getByRole('listitem').filter({ hasText: words });
  await note.getByRole('button', { name: '위에 고정' }).click();
  await expect(note.getByText('고정', { exact: true })).toBeVisible();
  const address = page.url();
  await page.context().close();

  const other = await backOfficeOf(browser, cashier);
  await other.goto(address);
  await expect(other.getByText(words)).toBeVisible();
  await expect(other.getByRole('button', { name: '정지', exact: true })).toHaveCount(0);
  await expect(other.getByRole('button', { name: '금액 정정' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: /조정 승인/ })).toHaveCount(0);
  await other.goto('/admin/members?search=player1');
  await expect(other.getByRole('row', { name: /player1/ })).toBeVisible();
  await expect(other.getByRole('button', { name: 'CSV' })).toHaveCount(0);
  await other.context().close();
});

test('a large correction waits for a second operator, who sees what it does', async ({
  browser,
}) => {
  const first = await backOfficeOf(browser, manager);
  await find(first, 'player2', /바람개비/);
  await first.keyboard.press('Enter');
  await first.getByRole('button', { name: '금액 정정' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('button', { name: '+50만', exact: true }).click();
  await dialog.getByLabel('사유').fill('이벤트 보상');
  await expect(dialog).toContainText('다른 관리자의 승인이 필요합니다.');
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect(first.getByText('다른 관리자에게 승인을 요청했습니다.')).toBeVisible();
  await first.goto('/admin/adjustments?status=waiting');
  const own = first.getByRole('row', { name: /바람개비/ });
  await expect(own.getByRole('button', { name: '요청 취소' })).toBeVisible();
  await expect(own.getByRole('button', { name: '승인' })).toHaveCount(0);
  await first.context().close();

  const second = await backOfficeOf(browser);
  await expect(second.getByText(/승인을 기다리는 조정이 \d+건 있습니다/)).toBeVisible();
  await second
    .getByRole('link', { name: /조정 승인/ })
    .first()
    .click();
  const row = second.getByRole('row', { name: /바람개비/ });
  const before = await row.getByRole('cell').nth(2).textContent();
  await row.getByRole('button', { name: '승인' }).click();
  const decision = second.getByRole('dialog');
  await expect(decision).toContainText('manager 관리자가 요청한 바람개비 회원의 500,000원');
  await expect(decision).toContainText(before ?? '');
  await expect(decision).toContainText('+500,000원');
  await decision.getByRole('button', { name: '승인' }).click();
  await expect(second.getByText('조정을 승인했습니다.')).toBeVisible();
  await second.goto('/admin/adjustments?status=approved');
  await expect(second.getByRole('row', { name: /바람개비/ }).first()).toContainText('admin');
  await second.context().close();
});

test('an operator finds, reads and decides by keyboard alone', async ({ browser }) => {
  const page = await backOfficeOf(browser);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: '전체 검색' }).waitFor();
  await page.keyboard.type('player3');
  await expect(page.getByRole('option', { name: /달빛사냥꾼/ })).toBeVisible();
  expect(await axeComplaints(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '달빛사냥꾼' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page).toHaveURL(/\/ledger$/);
  await page.keyboard.press('5');
  await expect(page.getByText('같은 접속 주소')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('입금');
  await expect(page.getByRole('option', { name: '입금 관리' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '입금 관리' })).toBeVisible();
  const first = page.getByRole('row', { name: /player4/ }).first();
  await expect(first.getByRole('button', { name: '대기로 전환' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('t');
  await expect(first.getByRole('button', { name: '승인' })).toBeVisible();
  await first.focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toContainText('+200,000원');
  await page.keyboard.press('Enter');
  await expect(page.getByText('승인했습니다.')).toBeVisible();
  // Among those that were decided there is one at least.
  await page.goto('/admin/deposits?status=1');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/members\//);
  await page.context().close();
});

test('a phone has the same work in cards', async ({ browser }) => {
  const page = await backOfficeOf(browser, admin, phone);
  await page.getByRole('button', { name: '전체 검색' }).click();
  await page.getByPlaceholder(/아이디, 닉네임/).fill('행운의별');
  await page.getByRole('option', { name: /player1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '행운의별' })).toBeVisible();
  for (const tab of ['입출금', '거래 원장', '접속', '연관 회원', '변경 이력']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await overflowOf(page), tab).toBe(0);
  }
  await page.goto('/admin/members?search=player1');
  await expect(page.getByRole('listitem').filter({ hasText: 'player1' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.context().close();
});
