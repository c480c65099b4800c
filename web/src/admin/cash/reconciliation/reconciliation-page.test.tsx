import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator, asSiteOperator } from '../../shared/testing/as-operator.ts';
import { ReconciliationPage } from './reconciliation-page.tsx';

const none = { list: [], pageInfo: { page: 1, totalPage: 1, totalCount: 0 } };
const answers = {
  '/api/admin/reconciliation/latest': () => ({ data: { run: null, proof: null } }),
  '/api/admin/reconciliation/list': () => ({ data: none }),
  '/api/admin/betting/reconciliation/list': () => ({ data: { ...none, comparedTo: null } }),
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

test('an operator of one site sees its bets, and asks nothing about the ledger of all', async () => {
  const calls = answerCalls({ ...asSiteOperator('reconciliation.read'), ...answers });
  await mount(<ReconciliationPage />);
  await expect.poll(() => calls.to('/api/admin/betting/reconciliation/list')).toHaveLength(1);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '지금 대사하기' })).not.toBeInTheDocument();
  for (const path of ledgerCalls) expect(calls.to(path), path).toEqual([]);
});
