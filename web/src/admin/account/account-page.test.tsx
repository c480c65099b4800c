import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { AccountPage } from './account-page.tsx';

const otpauthUri = 'otpauth://totp/Noriter:admin?secret=JBSWY3DPEHPK3PXP&issuer=Noriter';

const own = {
  recoveryCodesLeft: 7,
  hasAuthenticator: true,
  offersPasskeys: true,
  passkeys: [] as object[],
};

function open(changes: object = {}) {
  const calls = answerCalls({
    ...asOperator(),
    '/api/admin/account/get': () => ({ data: own }),
    '/api/admin/account/password': () => ({ data: {} }),
    '/api/admin/account/secondFactor/begin': () => ({ data: { otpauthUri, factor: 'sealed' } }),
    '/api/admin/account/recoveryCodes': () => ({
      data: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] },
    }),
    ...changes,
  });
  return { calls, mounted: mount(<AccountPage />) };
}

test('the password changes with the present one and a code', async () => {
  const { calls, mounted } = open();
  await mounted;
  await userEvent.fill(page.getByLabelText('현재 비밀번호').nth(0), 'the present one');
  await userEvent.fill(page.getByLabelText('인증 코드', { exact: true }).nth(0), '123456');
  await userEvent.fill(page.getByLabelText('새 비밀번호'), 'quite another one');
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await expect
    .poll(() => calls.to('/api/admin/account/password')[0]?.body)
    .toMatchObject({
      password: 'the present one',
      otp: '123456',
      newPassword: 'quite another one',
    });
});

test('a refusal is said where it belongs', async () => {
  const refused = () => ({ code: 'A119', message: '비밀번호 또는 인증번호가 올바르지 않습니다.' });
  await open({ '/api/admin/account/secondFactor/begin': refused }).mounted;
  await page.getByRole('button', { name: '새 인증 앱 등록' }).click();
  await expect.element(page.getByText('비밀번호 또는 인증번호가 올바르지 않습니다.')).toBeVisible();
});

test('a new authenticator is shown before it counts, and recovery codes once', async () => {
  await open().mounted;
  await expect.element(page.getByText('남은 복구 코드 7개')).toBeVisible();
  await page.getByRole('button', { name: '새 인증 앱 등록' }).click();
  await expect.element(page.getByLabelText('새 인증 앱의 인증 코드')).toBeVisible();
  await page.getByRole('button', { name: '복구 코드 새로 만들기' }).click();
  await expect.element(page.getByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await page.getByRole('button', { name: '보관했습니다' }).click();
  await expect.element(page.getByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument();
});

test('passkeys are named, and one is removed by the password and a factor', async () => {
  const key = { passkeyId: 'key-1', name: '내 노트북', addedAt: '2026-11-25T01:00:00Z' };
  const passkeys = [{ ...key, lastUsedAt: null }];
  const { calls, mounted } = open({
    '/api/admin/account/get': () => ({ data: { ...own, passkeys } }),
    '/api/admin/account/passkeys/remove': () => ({ code: 'LX09', message: '마지막 수단입니다.' }),
  });
  await mounted;
  await expect.element(page.getByText('사용한 적 없음')).toBeVisible();
  await page.getByRole('button', { name: '내 노트북 삭제' }).click();
  await expect.element(page.getByText(/패스키를 삭제합니다/)).toHaveFocus();
  await userEvent.fill(page.getByLabelText('현재 비밀번호').nth(2), 'the present one');
  await userEvent.fill(page.getByLabelText('인증 코드', { exact: true }).nth(2), '123456');
  await page.getByRole('button', { name: '패스키 삭제', exact: true }).click();
  await expect.element(page.getByText('마지막 수단입니다.')).toBeVisible();
  expect(calls.to('/api/admin/account/passkeys/remove')[0]?.body).toMatchObject({
    passkeyId: 'key-1',
    password: 'the present one',
    otp: '123456',
  });
});
