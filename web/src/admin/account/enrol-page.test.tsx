import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { EnrolPage } from './enrol-page.tsx';

const otpauthUri = 'otpauth://totp/Noriter:night?secret=JBSWY3DPEHPK3PXP&issuer=Noriter';
const begun = {
  loginId: 'night-1',
  name: '야간 담당',
  otpauthUri,
  factor: 'sealed',
  passkey: null,
};
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const next = page.getByRole('button', { name: '다음' });
const finish = page.getByRole('button', { name: '등록하기' });

test('link and code open the form; the own password and factor end it with recovery codes', async () => {
  const calls = answerCalls({
    '/api/admin/enrol/begin': () => ({ data: begun }),
    '/api/admin/enrol/finish': () => ({ data: { recoveryCodes } }),
  });
  await mount(<EnrolPage link="signed" />);
  await userEvent.fill(page.getByLabelText('등록 코드'), 'ABCD-EFGH-JK');
  await next.click();
  await expect.element(page.getByText('night-1')).toBeVisible();
  await userEvent.fill(page.getByLabelText('새 비밀번호'), 'short');
  await finish.click();
  await expect.element(page.getByText('비밀번호는 12자 이상이어야 합니다.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('새 비밀번호'), 'a password of my own');
  await userEvent.fill(page.getByLabelText('새 인증 앱의 인증 코드'), '123456');
  await finish.click();
  await expect.element(page.getByText('EEEE-FFFF-GGGG-HHHH')).toBeVisible();
  expect(calls.to('/api/admin/enrol/finish')[0]?.body).toMatchObject({
    link: 'signed',
    code: 'ABCD-EFGH-JK',
    password: 'a password of my own',
    otp: '123456',
    factor: 'sealed',
  });
});

test('a wrong code says so, and a page without a link says what is missing', async () => {
  answerCalls({
    '/api/admin/enrol/begin': () => ({ code: 'A117', message: '등록 코드가 올바르지 않습니다.' }),
  });
  await mount(<EnrolPage link="" />);
  await expect.element(page.getByText('전달받은 등록 링크로 접속해 주세요.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('등록 코드'), 'wrong');
  await next.click();
  await expect.element(page.getByText('등록 코드가 올바르지 않습니다.')).toBeVisible();
});
