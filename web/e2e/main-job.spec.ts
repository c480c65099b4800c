import { expect, test } from '@playwright/test';
import { logInOperator } from './operators.ts';
import {
  confirmAlert,
  desktop,
  headerBalance,
  logIn,
  openBrowser,
  phone,
  solveCaptcha,
  submitLogin,
} from './people.ts';

test('a visitor becomes a member, deposits, withdraws, and sees each step without a reload', {
  tag: '@money',
}, async ({ browser }) => {
  // As most people see it: nothing may get in the way of what moves.
  const member = await openBrowser(browser, phone, { withMotion: true });
  const operator = await openBrowser(browser, desktop, { withMotion: true });
  // Unique, so that the test can run again on a site that stays up.
  const mark = Date.now().toString().slice(-8);
  const memId = `e2e${mark}`;
  const nick = `밤손님${mark.slice(-4)}`;

  await test.step('signs up', async () => {
    await member.goto('/join');
    await member.getByLabel('아이디', { exact: true }).fill(memId);
    await member.getByLabel('비밀번호', { exact: true }).fill('night1234');
    await member.getByLabel('비밀번호 확인').fill('night1234');
    await member.getByLabel('출금 비밀번호').fill('4321');
    await member.getByLabel('닉네임').fill(nick);
    await member.getByLabel('휴대폰 번호').fill(`010-${mark.slice(0, 4)}-${mark.slice(4)}`);
    await member.getByLabel('추천인 아이디').fill('ptn5');
    await member.getByRole('button', { name: /은행/ }).click();
    await member.getByRole('option', { name: '국민은행' }).click();
    await member.getByLabel('예금주').fill('김밤손');
    await member.getByLabel('계좌번호').fill(`110${mark}`);
    await member.getByLabel('이용 약관에 동의합니다.').check();
    await member.getByLabel('만 19세 이상입니다.').check();
    await solveCaptcha(member);
    await member.getByRole('button', { name: '가입 신청' }).click();
    await expect(member.getByText('가입 신청이 접수되었습니다.')).toBeVisible();
  });

  await test.step('is refused before approval', async () => {
    await member.getByRole('button', { name: '로그인하기' }).click();
    await expect(member.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    await submitLogin(member, memId, 'night1234');
    await confirmAlert(member, '가입 승인을 기다려 주세요.');
  });

  await test.step('is approved', async () => {
    await logInOperator(operator);
    await operator
      .getByRole('link', { name: /가입 승인/ })
      .first()
      .click();
    const row = operator.getByRole('row', { name: new RegExp(nick) });
    await row.getByRole('button', { name: '승인' }).click();
    const dialog = operator.getByRole('dialog');
    await expect(dialog).toContainText(nick);
    await dialog.getByRole('button', { name: '승인' }).click();
    await expect(row).toBeHidden();
  });

  await test.step('logs in', async () => {
    await submitLogin(member, memId, 'night1234');
    await expect(headerBalance(member)).toHaveText('0원');
  });

  // From here on nothing may reload the member's page: a mark in it would be gone.
  await member.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));

  await test.step('asks to deposit', async () => {
    await member.getByRole('link', { name: '입금 신청' }).first().click();
    await member.getByRole('button', { name: '+5만', exact: true }).click();
    await member.getByRole('button', { name: '입금 신청' }).click();
    await confirmAlert(member, '5만원');
    await expect(member.getByText('입금 신청을 접수했습니다.')).toBeVisible();
  });

  await test.step('sees the balance change at once when the operator confirms', async () => {
    await operator
      .getByRole('link', { name: /입금 관리/ })
      .first()
      .click();
    const row = operator.getByRole('row', { name: new RegExp(nick) }).first();
    await row.getByRole('button', { name: '대기로 전환' }).click();
    await row.getByRole('button', { name: '승인' }).click();
    await operator.getByRole('dialog').getByRole('button', { name: '승인' }).click();
    // Sooner than the poll of five seconds: it is the live event that is seen.
    await expect(headerBalance(member)).toHaveText('50,000원');
  });

  await test.step('asks to withdraw, and the money is held', async () => {
    await member.getByRole('link', { name: '출금 신청' }).first().click();
    // The page of deposits has the same keys, and stays until this one has come.
    await expect(member.getByLabel('출금 비밀번호')).toBeVisible();
    await member.getByRole('button', { name: '+1만', exact: true }).click();
    await member.getByLabel('출금 비밀번호').fill('4321');
    await member.getByRole('button', { name: '출금 신청' }).click();
    await confirmAlert(member, '1만원');
    await expect(headerBalance(member)).toHaveText('40,000원');
  });

  await test.step('gets the money back when the operator rejects, with the reason', async () => {
    await operator
      .getByRole('link', { name: /출금 관리/ })
      .first()
      .click();
    const row = operator.getByRole('row', { name: new RegExp(nick) }).first();
    await row.getByRole('button', { name: '대기로 전환' }).click();
    await row.getByRole('button', { name: '거절' }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel('사유').fill('예금주 이름이 다릅니다');
    await dialog.getByRole('button', { name: '거절' }).click();
    await expect(headerBalance(member)).toHaveText('50,000원');
    await expect(member.getByText('예금주 이름이 다릅니다').first()).toBeVisible();
    await expect(member.locator('[data-not-reloaded]')).toHaveCount(1);
  });

  await test.step('is logged out here when logging in elsewhere', async () => {
    const other = await openBrowser(browser, desktop);
    await logIn(other, memId, 'night1234');
    await confirmAlert(member, '같은 아이디로 로그인되었습니다.');
    await expect(headerBalance(member)).toBeHidden();
    await expect(headerBalance(other)).toHaveText('50,000원');
    await other.context().close();
  });

  await operator.context().close();
  await member.context().close();
});
