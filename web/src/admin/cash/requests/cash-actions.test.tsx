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
    kept: null,
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

test('one of a member who may not withdraw any more is paid by who was shown that', async () => {
  const calls = open();
  await mount(<CashActions row={{ ...withdrawal('0'), kept: 'banned' }} />);
  await page.getByRole('button', { name: '승인' }).click();
  await expect.element(page.getByText(/출금이 제한된 회원입니다/)).toBeVisible();
  await page.getByRole('button', { name: '그래도 승인' }).click();
  await expect
    .poll(() => calls.to(path).map(({ body }) => body))
    .toMatchObject([{ requestId, keptSeen: true }]);
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

test('a completed deposit is taken back with a reason, after a look at what goes', async () => {
  const back = '/api/admin/cash/takeBack';
  operatorSession.start({ token: 't', sessionId: 'one', expiresAt: '2030-01-01T00:00:00Z' });
  const calls = answerCalls({
    ...asOperator(),
    [back]: () => ({ data: { requestId, status: -2 } }),
  });
  const deposit = { ...withdrawal('0'), kind: 'in', status: 1, bonusAmount: '10000' } as const;
  await mount(<CashActions row={deposit} />);
  await page.getByRole('button', { name: '회수' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/남은 금액은 미수금이 됩니다/)).toBeVisible();
  await expect.element(dialog.getByText(/110,000/)).toBeVisible();
  await dialog.getByRole('button', { name: '회수' }).click();
  expect(calls.to(back)).toEqual([]);
  await dialog.getByRole('textbox').fill('입금 확인 안 됨');
  await dialog.getByRole('button', { name: '회수' }).click();
  await expect
    .poll(() => calls.to(back).map(({ body }) => body))
    .toMatchObject([{ requestId, reason: '입금 확인 안 됨' }]);
});

test('a paid withdrawal and what was taken back already have nothing to take back', async () => {
  open();
  await mount(<CashActions row={{ ...withdrawal('0'), status: 1 }} />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await mount(
    <CashActions row={{ ...withdrawal('0'), kind: 'in', status: -2, reason: '오입금' }} />,
  );
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
