import { expect, type Page } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { freshMember } from './fresh-member.ts';
import { onOneSize } from './on-both-sizes.ts';
import { admin, deputy, operatorToken } from './operators.ts';
import { enterSite } from './people.ts';
import { call, siteUrl } from './site-calls.ts';

/** Browsers make no passkeys for a number: the site under the name of this machine. */
const atLocalhost = () => `http://localhost:${new URL(siteUrl()).port}`;

/** A device of the browser's own, which verifies whoever uses it. */
async function plugIn(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A new operator, asked for by one and approved by another. @returns link and code */
async function enrolment(loginId: string) {
  const wish = { loginId, name: '열쇠 담당', role: 'super', reason: '야간 근무' };
  const [asking, approving] = [await operatorToken(admin), await operatorToken(deputy)];
  const { requestId } = await call('/api/admin/operators/create', wish, asking);
  const decision = { requestId, move: 'approve', reason: '' };
  await call('/api/admin/operators/requests/decide', decision, approving);
  const { list } = await call('/api/admin/operators/names', {}, asking);
  const named = list as { operatorId: string; loginId: string }[];
  const operatorId = named.find((one) => one.loginId === loginId)?.operatorId;
  const path = '/api/admin/operators/enrolment';
  const { token } = await call(`${path}/link`, { operatorId }, asking);
  const { code } = await call(`${path}/code`, { operatorId }, approving);
  return { link: String(token), code: String(code) };
}

onOneSize('phone', 'an operator enrols by a passkey and logs in by it', async ({ page }) => {
  const loginId = `key-${String(Date.now()).slice(-9)}`;
  const password = 'a password of mine';
  const { link, code } = await enrolment(loginId);
  await plugIn(page);
  await page.goto(`${atLocalhost()}/admin/enrol#${link}`);
  await page.getByLabel('등록 코드').fill(code);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByLabel('새 비밀번호').fill(password);
  await page.getByRole('button', { name: '패스키', exact: true }).click();
  await page.getByLabel('패스키 이름').fill('내 휴대폰');
  await page.getByRole('button', { name: '패스키 만들고 등록하기' }).click();
  await page.getByRole('button', { name: '보관했습니다' }).click();

  await page.getByLabel('아이디').fill(loginId);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '패스키로 들어가기' }).click();
  await expect(page.getByRole('heading', { name: '현황' })).toBeVisible({ timeout: limits.soon });

  await page.goto(`${atLocalhost()}/admin/account`);
  await expect(page.getByText('내 휴대폰')).toBeVisible();
  await page.getByRole('button', { name: '내 휴대폰 삭제' }).click();
  const panel = page.locator('section', { hasText: '패스키를 삭제합니다' });
  await panel.getByLabel('현재 비밀번호').fill(password);
  await panel.getByRole('button', { name: '패스키로 확인' }).click();
  await expect(page.getByText('마지막 2단계 인증 수단은 삭제할 수 없습니다.')).toBeVisible();
});

onOneSize('desktop', 'a member adds a passkey and changes the phone by it', async ({ page }) => {
  const { memId, memPass, cashOutPass } = await freshMember();
  await plugIn(page);
  await enterSite(page, { memId, memPass }, `${atLocalhost()}/member/mypage/password`);
  const panel = page.locator('section', { hasText: '등록한 패스키가 없습니다.' });
  await panel.getByLabel('패스키 이름').fill('내 노트북');
  await panel.getByLabel('현재 비밀번호').fill(memPass);
  await panel.getByLabel('현재 출금 비밀번호').fill(cashOutPass);
  await panel.getByRole('button', { name: '패스키 추가' }).click();
  await expect(page.getByText('내 노트북')).toBeVisible();

  await page.goto(`${atLocalhost()}/member/mypage/info`);
  await page.getByRole('button', { name: '정보 수정' }).click();
  await page.getByLabel('휴대폰').fill(`010${Date.now().toString().slice(-8)}`);
  await page.getByLabel('현재 비밀번호').fill(memPass);
  await expect(page.getByText('저장할 때 패스키로 확인합니다.')).toBeVisible();
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('변경했습니다')).toBeVisible();
});
