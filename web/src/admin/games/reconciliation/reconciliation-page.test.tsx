import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { comparison, difference, pageOf, vendorsAnswer } from '../testing/records.ts';
import { GameReconciliationPage } from './reconciliation-page.tsx';

const resolve = '/api/admin/games/differences/resolve';
const run = '/api/admin/games/reconciliation/run';
const differences = '/api/admin/games/differences';

function answers(list: readonly object[], runs: readonly object[] = []) {
  return answerCalls({
    ...asOperator('betting.read', 'betting.manage', 'reconciliation.read'),
    ...vendorsAnswer,
    [differences]: () => ({ data: { list, pageInfo: pageOf(list.length) } }),
    '/api/admin/games/reconciliation': () => ({ data: { list: runs } }),
    [run]: () => ({ data: comparison }),
    [resolve]: () => ({ data: {} }),
  });
}

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('a difference is worked through on a %s', async (on) => {
  const calls = answers([difference]);
  await mount(<GameReconciliationPage search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByText('kp-tx-9')).toBeVisible();
  await expect.element(page.getByText('5,000원')).toBeVisible();
  await page.getByRole('button', { name: '처리 완료' }).click();
  const dialog = page.getByRole('dialog', { name: '처리 완료' });
  await expect.element(dialog.getByText(/케이플레이 거래 kp-tx-9/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), '게임사 확인');
  await dialog.getByRole('button', { name: '처리 완료' }).click();
  await expect
    .poll(() => calls.to(resolve).map(({ body }) => body))
    .toMatchObject([
      {
        vendorTransactionId: 'kp-tx-9',
        kind: 'missing_ours',
        verb: difference.verb,
        note: '게임사 확인',
      },
    ]);
});

test('a transaction that the vendor has of another player is called so', async () => {
  answers([{ ...difference, kind: 'player' }]);
  await mount(<GameReconciliationPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('회원 다름')).toBeVisible();
});

test('what was worked through stays with its note', async () => {
  const resolvedAt = '2026-11-24T04:00:00.000Z';
  const calls = answers([{ ...difference, resolvedAt, note: '수동 지급' }]);
  await mount(<GameReconciliationPage search={{ resolved: true }} onSearch={() => undefined} />);
  await expect.element(page.getByText(/수동 지급/)).toBeVisible();
  expect(calls.to(differences)[0]?.body).toMatchObject({ isOpen: false });
  await expect.element(page.getByRole('button', { name: '처리 완료' })).not.toBeInTheDocument();
});

test('nothing that differs is said so', async () => {
  answers([]);
  await mount(<GameReconciliationPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('처리할 차이가 없습니다.')).toBeVisible();
  await expect.element(page.getByText('아직 대사한 적이 없습니다.')).toBeVisible();
});

test('days of one vendor are compared now', async () => {
  const calls = answers([], [{ ...comparison, state: 'failed', problem: 'timeout' }]);
  await mount(<GameReconciliationPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('timeout')).toBeVisible();
  await page
    .getByRole('button', { name: /게임사/ })
    .last()
    .click();
  await page.getByRole('option', { name: '케이플레이' }).click();
  await page.getByRole('button', { name: '지금 대사' }).click();
  await expect.poll(() => calls.to(run).length).toBe(1);
  const { body } = calls.to(run)[0] ?? {};
  expect(body).toMatchObject({ vendorKey: 'kplay' });
  expect(body?.startDate).toBe(body?.endDate);
  await expect.element(page.getByText('일치 41건, 차이 2건입니다.')).toBeVisible();
});
