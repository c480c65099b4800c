import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { GrantMismatch } from '../../shared/contracts.ts';
import { asOperator, asSiteOperator } from '../../shared/testing/as-operator.ts';
import { ReconciliationPage } from './reconciliation-page.tsx';

const none = { list: [], pageInfo: { page: 1, totalPage: 1, totalCount: 0 } };
const ofGrants = '/api/admin/promotion/reconciliation';
const answers = {
  '/api/admin/reconciliation/latest': () => ({ data: { run: null, proof: null } }),
  '/api/admin/reconciliation/list': () => ({ data: none }),
  '/api/admin/betting/reconciliation/list': () => ({ data: { ...none, comparedTo: null } }),
  [`${ofGrants}/list`]: () => ({ data: { ...none, comparedTo: null } }),
};
const ledgerCalls = ['/api/admin/reconciliation/latest', '/api/admin/reconciliation/list'];

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('the platform runs the checks, on a %s', async (on) => {
  const calls = answerCalls({ ...asOperator('reconciliation.read'), ...answers });
  await mount(<ReconciliationPage />, { on });
  await expect.element(page.getByRole('button', { name: '지금 대사하기' })).toBeVisible();
  for (const path of ledgerCalls) {
    await expect.poll(() => calls.to(path).length, { message: path }).toBeGreaterThan(0);
  }
});

test('an operator of one site sees its bets and promotions, and asks nothing about the ledger of all', async () => {
  const calls = answerCalls({ ...asSiteOperator('reconciliation.read'), ...answers });
  await mount(<ReconciliationPage />);
  await expect.poll(() => calls.to('/api/admin/betting/reconciliation/list')).toHaveLength(1);
  await expect.poll(() => calls.to(`${ofGrants}/list`)).toHaveLength(1);
  await expect.element(page.getByText('이벤트 지급과 원장이 모두 일치합니다.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '지금 대사하기' })).not.toBeInTheDocument();
  for (const path of ledgerCalls) expect(calls.to(path), path).toEqual([]);
});

const forged: GrantMismatch = {
  commandId: '019a0000-0000-7000-8000-000000000001',
  memberId: '019a0000-0000-7000-8000-000000000002',
  grantId: '019a0000-0000-7000-8000-000000000003',
  account: 'promotion:019a0000-0000-7000-8000-000000000004',
  kind: 'bonus_grant',
  amount: '700000',
  fault: 'unknown',
  seenAt: '2026-01-16T00:00:00.000Z',
  resolvedAt: null,
  closedReason: null,
};

/** Books of promotions with these differences, for an operator of the site who may do these things. */
function withGrants(list: readonly GrantMismatch[], ...permissions: string[]) {
  const comparedTo = '2026-01-16T00:01:00.000Z';
  const pageInfo = { page: 1, totalPage: 1, totalCount: list.length };
  return answerCalls({
    ...asSiteOperator('reconciliation.read', ...permissions),
    ...answers,
    [`${ofGrants}/list`]: () => ({ data: { list, pageInfo, comparedTo } }),
    [`${ofGrants}/close`]: () => ({ data: { commandId: forged.commandId } }),
  });
}

test.each(['desktop', 'phone'] as const)(
  'a grant that was forged is shown, and closed with how, on a %s',
  async (on) => {
    const calls = withGrants([forged], 'promotion.manage');
    await mount(<ReconciliationPage />, { on });
    await expect.element(page.getByText('요청한 지급이 없는 거래')).toBeVisible();
    await expect.element(page.getByText('700,000원')).toBeVisible();
    await expect.element(page.getByText(forged.account, { exact: false })).toBeVisible();
    await expect.element(page.getByText('보너스', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '회원 보기' }))
      .toHaveAttribute('href', `/admin/members/${forged.memberId}`);
    await page.getByRole('button', { name: '처리 완료로 표시' }).click();
    const dialog = page.getByRole('dialog');
    await userEvent.type(dialog.getByLabelText('사유'), '정정으로 회수');
    await dialog.getByRole('button', { name: '처리 완료로 표시' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.to(`${ofGrants}/close`)).toHaveLength(1);
    expect(calls.to(`${ofGrants}/close`)[0]?.body).toMatchObject({
      commandId: forged.commandId,
      reason: '정정으로 회수',
    });
  },
);

test('who manages bets alone closes no grant, and what was closed says how', async () => {
  const resolvedAt = '2026-01-17T00:00:00.000Z';
  const closed = { ...forged, commandId: 'c-2', resolvedAt, closedReason: '정정으로 회수' };
  withGrants([forged, closed], 'betting.manage');
  await mount(<ReconciliationPage />);
  await expect.element(page.getByText('요청한 지급이 없는 거래')).toBeVisible();
  await expect.element(page.getByText('정정으로 회수')).toBeVisible();
  await expect.element(page.getByText('해결됨')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '처리 완료로 표시' }))
    .not.toBeInTheDocument();
});
