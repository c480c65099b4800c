import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { CashRow } from '../../shared/contracts.ts';
import { operatorSession } from '../../shared/operator-session.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { CashActions } from './cash-actions.tsx';

const path = '/api/admin/cash/approve';
const requestId = '0f3b1c2d-3e4f-5a6b-8b7c-8d9e0f1a2b3c';

function withdrawal(rollingRemaining: string): CashRow {
  return {
    requestId,
    kind: 'out',
    status: 2,
    amount: '100000',
    bonusAmount: '0',
    requestedAt: '2026-11-24T10:00:00.000Z',
    processedAt: null,
    reason: '',
    memberId: 'm-1',
    memId: 'player4',
    memNick: '한강물결',
    level: 1,
    payoutAccountMasked: '',
    payoutAccountVersion: 0,
    payoutChangedAt: null,
    rollingRemaining,
    balance: '777000',
    owed: '0',
    processedBy: null,
  };
}

function open() {
  operatorSession.start({ token: 't', sessionId: 'one', expiresAt: '2030-01-01T00:00:00Z' });
  return answerCalls({ ...asOperator(), [path]: () => ({ data: { requestId, status: 1 } }) });
}

test('a withdrawal with turnover left is paid by who was shown how much', async () => {
  const calls = open();
  await mount(<CashActions row={withdrawal('90000')} />);
  await page.getByRole('button', { name: '승인' }).click();
  await expect.element(page.getByText(/90,000원의 롤링이 다시 남았습니다/)).toBeVisible();
  await page.getByRole('button', { name: '미달이어도 승인' }).click();
  await expect
    .poll(() => calls.to(path).map(({ body }) => body))
    .toMatchObject([{ requestId, rollingRemaining: '90000' }]);
});

test('one without is approved as ever', async () => {
  const calls = open();
  await mount(<CashActions row={withdrawal('0')} />);
  await page.getByRole('button', { name: '승인' }).click();
  await expect.element(page.getByText(/롤링이 다시/)).not.toBeInTheDocument();
  await page.getByRole('dialog').getByRole('button', { name: '승인' }).click();
  await expect.poll(() => calls.to(path)).toMatchObject([{ body: { requestId } }]);
  expect(calls.to(path)[0]?.body).not.toHaveProperty('rollingRemaining');
});
