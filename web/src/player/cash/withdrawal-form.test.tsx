import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memberSession } from '../../shared/member/member-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

const withdrawal = {
  open: true,
  minimum: '10000',
  maximum: '5000000',
  unit: '1000',
  leftToday: '5000000',
  requestsLeft: 5,
};

const amount = page.getByRole('textbox', { name: '출금 금액' });
const pin = page.getByLabelText('출금 비밀번호');
const submit = page.getByRole('button', { name: '출금 신청' });
const question = page.getByRole('alertdialog');

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => memberSession.end('logout'));

test('who goes back from the question finds all as it was typed, and is asked anew once it was sent', async () => {
  const answers = answerCalls({
    '/api/cash/limits': () => ({ data: { withdrawal } }),
    '/api/cash/getUserCash': () => ({
      data: { cash: '100000', points: '0', held: '0', owed: '0', version: '1' },
    }),
    '/api/cash/out': () => ({ code: 'C205', message: '출금 비밀번호가 맞지 않습니다.' }),
  });
  await mount(<WithdrawalForm />);
  await userEvent.fill(amount, '30000');
  await userEvent.fill(pin, '4321');
  await userEvent.click(submit);
  await userEvent.click(question.getByRole('button', { name: '취소' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue('30,000');
  await expect.element(pin).toHaveValue('4321');
  expect(answers.to('/api/cash/out')).toEqual([]);

  await userEvent.click(submit);
  await userEvent.click(question.getByRole('button', { name: '출금 신청' }));
  await expect.element(question).toMatchTextContent(/출금 비밀번호가 맞지 않습니다\./);
  await expect.element(pin).toHaveValue('');
  await expect.element(amount).toHaveValue('30,000');
});
