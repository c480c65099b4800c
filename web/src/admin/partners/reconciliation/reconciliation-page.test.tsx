import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { onePage } from '../../../shared/testing/partner-answers.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { PartnerReconciliationPage } from './reconciliation-page.tsx';
import type { PartnerDifference, PartnerRun } from './reconciliation-queries.ts';

afterEach(() => vi.restoreAllMocks());

const base = '/api/admin/partner/reconciliation';
const difference: PartnerDifference = {
  differenceId: '019a0000-0000-7000-8000-000000000001',
  check: 'lines',
  siteId: 'noriter',
  subject: '2026-01-15 019a0000-0000-7000-8000-000000000002',
  fault: 'differs',
  figure: 'rolling',
  expected: '3000',
  found: '3700',
  day: '2026-01-15',
  category: 'casino',
  memberId: null,
  seenAt: '2026-01-16T00:00:00.000Z',
  resolvedAt: null,
  closedReason: null,
};
const run: PartnerRun = {
  runId: 'r-1',
  startedAt: '2026-01-16T00:00:00.000Z',
  endedAt: '2026-01-16T00:00:01.000Z',
  parts: [
    { comparison: 'accruals', looked: 120, found: 1, problem: '' },
    { comparison: 'payments', looked: 7, found: 0, problem: '' },
    { comparison: 'commission', looked: 0, found: 0, problem: 'unanswered' },
    { comparison: 'turnover', looked: 0, found: 0, problem: 'behind' },
    { comparison: 'rounds', looked: 31, found: 2, problem: '' },
    { comparison: 'counted', looked: 151, found: 0, problem: '' },
  ],
};

function answers(list: readonly object[], runs: readonly object[], changes: object = {}) {
  return answerCalls({
    ...asOperator('partners.read', 'partners.settle', 'reconciliation.read'),
    [`${base}/differences`]: () => ({ data: onePage(list) }),
    [`${base}/runs`]: () => ({ data: onePage(runs) }),
    [`${base}/run`]: () => ({ data: run }),
    [`${base}/close`]: () => ({ data: { differenceId: difference.differenceId } }),
    ...changes,
  });
}

const open = (search = {}, on: 'desktop' | 'phone' = 'desktop') =>
  mount(<PartnerReconciliationPage search={search} onSearch={() => undefined} />, { on });

test.each(['desktop', 'phone'] as const)(
  'a difference is closed with a reason, on a %s',
  async (on) => {
    const calls = answers([difference], [run]);
    await open({}, on);
    await expect.element(page.getByText('조직별 하루 합계')).toBeVisible();
    await expect.element(page.getByText('3,700원')).toBeVisible();
    await expect.element(page.getByText('차이 1건')).toBeVisible();
    await expect.element(page.getByText('응답 없음')).toBeVisible();
    await expect.element(page.getByText('집계 지연')).toBeVisible();
    await expect.element(page.getByText('게임에서 집계').first()).toBeVisible();
    await expect.element(page.getByText('차이 2건')).toBeVisible();
    await page.getByRole('button', { name: '처리 완료' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '처리 완료' }).click();
    expect(calls.to(`${base}/close`)).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('사유'), '합계 정정');
    await dialog.getByRole('button', { name: '처리 완료' }).click();
    await expect.element(page.getByText('처리 완료로 표시했습니다.')).toBeVisible();
    expect(calls.to(`${base}/close`)[0]?.body).toMatchObject({
      differenceId: difference.differenceId,
      reason: '합계 정정',
    });
  },
);

test('what came right by itself, and what was closed, stays to be read', async () => {
  const resolvedAt = '2026-01-17T00:00:00.000Z';
  const paid = { check: 'payments', fault: 'missing', figure: 'amount', found: null };
  const calls = answers(
    [
      { ...difference, resolvedAt },
      { ...difference, ...paid, differenceId: 'd-2', resolvedAt, closedReason: '재지급' },
    ],
    [],
  );
  await open({ closed: true });
  await expect.element(page.getByText(/자동 해결/)).toBeVisible();
  await expect.element(page.getByText(/재지급/)).toBeVisible();
  expect(calls.to(`${base}/differences`)[0]?.body).toMatchObject({ isOpen: false });
  await expect.element(page.getByRole('button', { name: '처리 완료' })).not.toBeInTheDocument();
});

test('it is run now, and what could not be compared is said', async () => {
  const calls = answers([], []);
  await open();
  await expect.element(page.getByText('처리할 차이가 없습니다.')).toBeVisible();
  await expect.element(page.getByText('아직 대사한 기록이 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '지금 대사하기' }).click();
  await expect.element(page.getByText('대사하지 못한 항목이 있습니다.')).toBeVisible();
  expect(calls.to(`${base}/run`)).toHaveLength(1);
});

test('who may only look closes nothing, and a failure says so', async () => {
  answers([difference], [], {
    ...asOperator('reconciliation.read'),
    [`${base}/runs`]: () => ({ code: 'TE99', message: '잠시 후 다시 시도해 주세요.' }),
  });
  await open();
  await expect.element(page.getByText('3,000원')).toBeVisible();
  await expect.element(page.getByText('잠시 후 다시 시도해 주세요.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '처리 완료' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: '조직', exact: true }))
    .not.toBeInTheDocument();
});
