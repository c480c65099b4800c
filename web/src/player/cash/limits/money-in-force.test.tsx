import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { WithdrawalForm } from '../withdrawal-form.tsx';
import { MoneyInForce } from './money-in-force.tsx';

const room = { open: true, unit: '1000', leftToday: '9000000', requestsLeft: 5 };
const limits = {
  deposit: { ...room, minimum: '20000', maximum: '3000000' },
  withdrawal: {
    ...room,
    minimum: '30000',
    maximum: '70000',
    bankClosedFrom: '01:10',
    bankClosedUntil: '02:20',
  },
  points: { open: true, minimum: '4000', unit: '100' },
};

const answer = (data: object) =>
  answerCalls({
    '/api/cash/limits': () => ({ data }),
    '/api/cash/getUserCash': () => ({
      data: { cash: '9000000', points: '0', held: '0', owed: '0', version: '1' },
    }),
  });

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => memberSession.end('logout'));

test('limits, bank hours and points are those of the settings, and the form keeps to them', async () => {
  answer(limits);
  await mount(<MoneyInForce />, { on: 'phone' });
  for (const words of [
    '20,000원 ~ 3,000,000원, 1,000원 단위',
    '30,000원 ~ 70,000원, 1,000원 단위',
    /01:10~02:20에는 출금을 신청할 수 없습니다/,
    /4,000P부터 전환/,
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await mount(<WithdrawalForm />);
  const amount = page.getByRole('textbox', { name: '출금 금액' });
  for (const [typed, words] of [
    ['29000', '30,000원부터 신청하실 수 있습니다.'],
    ['71000', '1회 70,000원까지 신청하실 수 있습니다.'],
    ['30500', '1,000원 단위로 입력해 주세요.'],
  ] as const) {
    await userEvent.fill(amount, typed);
    await expect.element(page.getByText(words)).toBeVisible();
  }
});

test('banks that never close have no hours', async () => {
  const { withdrawal } = limits;
  answer({ ...limits, withdrawal: { ...withdrawal, bankClosedUntil: '01:10' } });
  await mount(<MoneyInForce />);
  await expect.element(page.getByText(/4,000P부터 전환/)).toBeVisible();
  expect(page.getByText(/출금을 신청할 수 없습니다/).elements()).toEqual([]);
});
