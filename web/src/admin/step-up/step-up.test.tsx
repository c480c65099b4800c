import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerOf } from '../../shared/api/client.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';
import { asOperator } from '../shared/testing/as-operator.ts';
import { StepUpHost } from './step-up-host.tsx';

const path = '/api/admin/cash/approve';
const body = { requestId: '00000000-0000-4000-8000-000000000001', reason: '확인' };
const renewed = { token: 'proven', expiresAt: '2030-01-01T00:00:00Z' };

function open() {
  const calls = answerCalls({
    ...asOperator(),
    '/api/admin/account/get': () => ({
      data: { recoveryCodesLeft: 7, hasAuthenticator: true, offersPasskeys: true, passkeys: [] },
    }),
    '/api/admin/account/stepUp': () => ({ data: renewed }),
    [path]: ({ headers }) =>
      headers.get('token') === 'proven'
        ? { data: { requestId: body.requestId, status: 1 } }
        : { code: 'A122', message: '2단계 인증을 다시 확인해 주세요.', status: 403 },
  });
  operatorSession.start({ token: 'old', sessionId: 'one', expiresAt: '2030-01-01T00:00:00Z' });
  return calls;
}

const approve = () =>
  answerOf(operatorApi.POST(path, { body, headers: { 'idempotency-key': 'the-same' } }));

test('what was asked goes on once the second factor is proven, under the same key', async () => {
  const calls = open();
  await mount(<StepUpHost />);
  const answer = approve();
  await userEvent.fill(page.getByLabelText('인증 코드'), '123456');
  await page.getByRole('button', { name: '확인' }).click();
  await expect(answer).resolves.toMatchObject({ status: 1 });
  expect(calls.to('/api/admin/account/stepUp')[0]?.body).toMatchObject({ otp: '123456' });
  const keys = calls.to(path).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual(['the-same', 'the-same']);
});

test('who closes the question is refused, and is asked again the next time', async () => {
  open();
  await mount(<StepUpHost />);
  const refused = expect(approve()).rejects.toThrow('2단계 인증을 다시 확인해 주세요.');
  await page.getByRole('button', { name: '닫기' }).click();
  await refused;
  void approve();
  await expect.element(page.getByLabelText('인증 코드')).toBeVisible();
});
