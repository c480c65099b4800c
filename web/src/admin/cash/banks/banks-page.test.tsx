import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { BanksPage } from './banks-page.tsx';

const account = {
  accountId: 'a-1',
  version: 3,
  bankName: '국민은행',
  accountMasked: '****3444 노*터',
  levelFrom: 1,
  levelTo: 9,
  shownMinutes: 30,
  enabled: false,
  changedAt: '2026-11-27T03:00:00.000Z',
  changedBy: 'anna',
};
const was = {
  bankName: '국민은행',
  accountNumber: '110-222-333444',
  accountHolder: '노리터',
  levelFrom: 1,
  levelTo: 9,
  shownMinutes: 30,
  enabled: false,
};
const request = {
  requestId: 'r-1',
  reason: '통장 교체',
  status: 'waiting',
  isOwn: false,
  isStale: false,
  askedByName: 'anna',
  askedAt: '2026-11-27T03:00:00.000Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
  accountId: 'a-1',
  version: 3,
  before: was,
  after: { ...was, accountNumber: '999-888-773444' },
  changes: ['accountNumber'],
};
const path = '/api/admin/site/accounts';
type Answers = Parameters<typeof answerCalls>[0];

let accounts: object[] = [];
let requests: object[] = [];

beforeEach(() => {
  accounts = [account];
  requests = [];
});

function answered(answers: Answers = {}) {
  return answerCalls({
    ...asOperator('cash.policy'),
    [`${path}/list`]: () => ({ data: { list: accounts } }),
    [`${path}/requests`]: () => ({ data: { list: requests } }),
    [`${path}/save`]: () => ({ data: { list: accounts, outcome: 'asked', requestId: 'r-1' } }),
    [`${path}/decide`]: () => ({ data: { status: 'approved' } }),
    ...answers,
  });
}

const open = (on: 'desktop' | 'phone' = 'desktop') => mount(<BanksPage />, { on });
const dialog = page.getByRole('dialog');
const change = page.getByRole('button', { name: '국민은행 ****3444 노*터 수정' });

for (const size of ['desktop', 'phone'] as const) {
  test(`who approves sees both numbers whole, and what stays: ${size}`, async () => {
    requests = [request];
    const calls = answered();
    await open(size);
    const name = '국민은행 110-222-333444 변경';
    await expect.element(page.getByText(/anna 요청/)).toBeVisible();
    await expect.element(page.getByText('통장 교체')).toBeVisible();
    await expect.element(page.getByText('999-888-773444')).toBeVisible();
    await expect.element(page.getByText('승인 대기')).toBeVisible();
    await expect
      .poll(() => document.documentElement.scrollWidth)
      .toBeLessThanOrEqual(window.innerWidth);
    await page.getByRole('button', { name: `${name} 승인` }).click();
    await expect.element(dialog.getByText('110-222-333444')).toBeVisible();
    await expect.element(dialog.getByText('999-888-773444')).toBeVisible();
    expect(dialog.getByText('노리터', { exact: true }).elements()).toHaveLength(2);
    await dialog.getByRole('button', { name: '승인', exact: true }).click();
    await expect.element(page.getByText('변경을 승인했습니다.')).toBeVisible();
    expect(calls.to(`${path}/decide`)[0]?.body).toMatchObject({
      requestId: 'r-1',
      move: 'approve',
    });
  });
}

test('another asks for a refusal with a reason', async () => {
  requests = [request];
  const calls = answered();
  await open();
  await page.getByRole('button', { name: '국민은행 110-222-333444 변경 거절' }).click();
  await dialog.getByRole('button', { name: '거절', exact: true }).click();
  await expect.element(dialog.getByText('사유를 입력해 주세요.')).toBeVisible();
  await dialog.getByLabelText('사유').fill('모르는 번호');
  await dialog.getByRole('button', { name: '거절', exact: true }).click();
  await expect
    .poll(() => calls.to(`${path}/decide`)[0]?.body)
    .toMatchObject({ move: 'refuse', reason: '모르는 번호' });
});

test('who asked for a new account can only take it back', async () => {
  requests = [{ ...request, isOwn: true, version: 0, before: null }];
  const calls = answered();
  await open();
  const name = '새 계좌 국민은행 999-888-773444';
  await expect.element(page.getByRole('button', { name: `${name} 요청 취소` })).toBeVisible();
  expect(page.getByRole('button', { name: /승인$/ }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: `${name} 요청 취소` }).click();
  await dialog.getByRole('button', { name: '요청 취소' }).click();
  await expect.poll(() => calls.to(`${path}/decide`)[0]?.body).toMatchObject({ move: 'withdraw' });
});

test('what the account has overtaken is not approved', async () => {
  requests = [{ ...request, isStale: true }];
  answered();
  await open();
  await expect.element(page.getByText(/요청한 뒤에 계좌가 바뀌어/)).toBeVisible();
  expect(page.getByRole('button', { name: /승인$/ }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: /거절$/ })).toBeVisible();
});

test('enabling an account asks another operator, with a reason', async () => {
  const calls = answered();
  await open();
  await change.click();
  await expect.element(dialog.getByRole('button', { name: '저장' })).toBeVisible();
  await dialog.getByRole('switch', { name: '사용' }).click();
  await expect.element(dialog.getByText('다른 운영자의 승인이 필요한 변경입니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(dialog.getByText('입력해 주세요.')).toBeVisible();
  expect(calls.to(`${path}/save`)).toHaveLength(0);
  await dialog.getByLabelText('사유').fill('다시 사용');
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(page.getByText('다른 운영자에게 승인을 요청했습니다.')).toBeVisible();
  expect(calls.to(`${path}/save`)[0]?.body).toMatchObject({
    accountId: 'a-1',
    version: 3,
    accountNumber: '',
    enabled: true,
    reason: '다시 사용',
  });
});

test('putting an account out of use is saved at once', async () => {
  accounts = [{ ...account, enabled: true }];
  const calls = answered({
    [`${path}/save`]: () => ({ data: { list: accounts, outcome: 'applied', requestId: null } }),
  });
  await open();
  await change.click();
  await dialog.getByRole('switch', { name: '사용' }).click();
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(page.getByText('입금 계좌를 저장했습니다.')).toBeVisible();
  expect(calls.to(`${path}/save`)[0]?.body).toMatchObject({ enabled: false, reason: '' });
});

test('a second wish for one account is refused in words', async () => {
  answered({
    [`${path}/save`]: () => ({ code: 'S013', message: '이미 기다리는 요청이 있습니다.' }),
  });
  await open();
  await change.click();
  await dialog.getByLabelText('계좌번호').fill('110-222-000000');
  await dialog.getByLabelText('사유').fill('통장 교체');
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(dialog.getByText('이미 기다리는 요청이 있습니다.')).toBeVisible();
});

test('without accounts and requests it says so, and nothing waits', async () => {
  accounts = [];
  answered();
  await open();
  await expect.element(page.getByText('입금 계좌가 없습니다.')).toBeVisible();
  expect(page.getByText('승인을 기다리는 변경').elements()).toHaveLength(0);
});

test('requests that cannot be fetched say so, and are asked for again', async () => {
  let isFailing = true;
  requests = [request];
  answered({
    [`${path}/requests`]: () =>
      isFailing ? { code: 'E001', message: '지금은 안 됩니다.' } : { data: { list: requests } },
  });
  await open();
  await expect.element(page.getByText('지금은 안 됩니다.')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect.element(page.getByText('999-888-773444')).toBeVisible();
});

test('the history names who approved, and why it was asked for', async () => {
  answered({
    [`${path}/versions`]: () => ({
      data: {
        list: [
          { ...account, approvedBy: null, reason: '' },
          { ...account, version: 2, approvedBy: 'ben', reason: '새 계좌' },
        ],
      },
    }),
  });
  await open();
  await page.getByRole('button', { name: '이력' }).click();
  await expect.element(dialog.getByText(/anna · ben 승인/)).toBeVisible();
  await expect.element(dialog.getByText('새 계좌')).toBeVisible();
});
