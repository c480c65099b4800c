import { expect, type Page } from '@playwright/test';
import { decideRequest, freshMember } from './fresh-member.ts';
import { cashOf, listenToBalance, money, wonText } from './on-both-sizes.ts';
import { confirmAlert, enterSite, headerBalance } from './people.ts';
import { expectSound } from './soundness.ts';
import { holdAnswers, loseAnswers, refuseWith } from './unsteady-line.ts';

const lostWords = '처리 결과를 받지 못했습니다.';

money.onOneSize(
  'phone',
  'points become cash once, though the first answer is lost',
  async (stage) => {
    const { page, size } = stage;
    await enterSite(
      page,
      { memId: size === 'desktop' ? 'player3' : 'player1' },
      size === 'desktop' ? '/member/mypage/point' : '/member/pointMain',
    );
    const before = await cashOf(page);
    const after = wonText(before + 1_000);
    await page.getByLabel('전환할 포인트').fill('500');
    await expect(page.getByText('1,000P부터 전환하실 수 있습니다.').first()).toBeVisible();
    await page.getByRole('button', { name: '정정' }).click();
    await page.getByRole('button', { name: '+1,000P', exact: true }).click();
    await expect(page.getByLabel('전환하면')).toContainText(after);
    const received = await listenToBalance(page);

    const sent = await loseAnswers(page, '/api/point/convert', 1);
    const convert = page.getByRole('button', { name: '전환하기' });
    await convert.dblclick();
    await confirmAlert(page, '1,000P를 1,000원으로 전환할까요?');
    await confirmAlert(page, lostWords);
    await expect(headerBalance(page)).toHaveText(after);
    await convert.click();
    await confirmAlert(page, '1,000P를 1,000원으로 전환할까요?');
    await expect(page.getByText('1,000원이 보유금에 더해졌습니다.')).toBeVisible();

    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    await expect(headerBalance(page)).toHaveText(after);
    const words = await received();
    expect(words).toHaveLength(1);
    expect(words[0]).toContain(after);
  },
);

money.onOneSize(
  'phone',
  'a deposit is asked for once on a slow line, and its way seen live',
  async (stage) => {
    const { page, size } = stage;
    const member = await freshMember();
    await enterSite(
      page,
      member,
      size === 'desktop' ? '/member/chargeMain/charge' : '/member/charge',
    );
    const limits = page.getByLabel('신청 한도');
    await expect(limits).toContainText('20회');
    await page.getByLabel('입금 금액').fill('5000');
    await expect(page.getByText('10,000원부터 신청하실 수 있습니다.').first()).toBeVisible();
    await page.getByRole('button', { name: '정정' }).click();
    await page.getByRole('button', { name: '+5만', exact: true }).click();

    const { sent, letThrough } = await holdAnswers(page, '/api/cash/in');
    const submit = page.getByRole('button', { name: '입금 신청' });
    await submit.dblclick();
    await confirmAlert(page, '5만원');
    await submit.click({ force: true });
    letThrough();
    await expect(page.getByText('입금 신청을 접수했습니다.')).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(limits).toContainText('19회');

    const timeline = page.getByRole('list', { name: '처리 과정' });
    await expect(timeline).toContainText('신청');
    await decideRequest('in', member.memId, { move: 'reject', reason: '입금자명이 달라요' });
    // It goes by itself; what comes after it stays.
    const rejected = '입금 신청 50,000원이 거절되었습니다.';
    await expect(page.getByRole('status').filter({ hasText: rejected })).toBeVisible();
    await expect(timeline).toContainText('입금자명이 달라요');
    await expect(limits).toContainText('20회');

    // What signing up gave may be told before it or after it.
    await page.getByRole('link', { name: /^알림, 새 알림 [1-9]/ }).click();
    const list = page.getByRole('list', { name: '알림', exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    const news = list.getByRole('listitem').filter({ hasText: rejected });
    await expect(news).toContainText('사유: 입금자명이 달라요');
    await expect(page.getByRole('link', { name: '알림, 새 알림 0개' })).toBeVisible();
    await expectSound(page);
    await news.getByRole('link').click();
    await expect(page.getByRole('heading', { name: '입금 내역', level: 1 })).toBeVisible();
  },
);

money.onOneSize(
  'desktop',
  'a withdrawal whose answer is lost is held once, after going back and a reload too',
  async (stage) => {
    const { page, size } = stage;
    const member = await freshMember(100_000);
    await enterSite(page, member);
    await expect(headerBalance(page)).toHaveText('100,000원');
    await page.goto(size === 'desktop' ? '/member/exchangeMain/exchange' : '/member/exchange');
    const sent = await loseAnswers(page, '/api/cash/out', 1);
    await askWithdrawal(page, member.cashOutPass);
    await confirmAlert(page, lostWords);
    await expect(page.getByTestId('held')).toHaveText('30,000원');

    // Away within the site and back by the browser's own key: the form is a new one.
    const tabs = page.getByRole('navigation', { name: '입출금 메뉴' });
    await tabs.getByRole('link', { name: '출금 내역' }).click();
    await expect(page.getByRole('heading', { name: '출금 내역', level: 1 })).toBeVisible();
    await page.goBack();
    await page.reload();
    await askWithdrawal(page, member.cashOutPass);
    await expect(page.getByText('출금 신청을 접수했습니다.')).toBeVisible();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    await expect(headerBalance(page)).toHaveText('70,000원');
    await expect(page.getByTestId('held')).toHaveText('30,000원');

    await page.getByRole('button', { name: '신청 취소' }).first().click();
    await confirmAlert(page, '30,000원 신청을 취소할까요?');
    await expect(headerBalance(page)).toHaveText('100,000원');
  },
);

async function askWithdrawal(page: Page, cashOutPass: string): Promise<void> {
  await page.getByLabel('출금 금액').fill('30000');
  await page.getByLabel('출금 비밀번호').fill(cashOutPass);
  await page.getByRole('button', { name: '출금 신청' }).click();
  await confirmAlert(page, '3만원');
}

money.onOneSize('phone', 'a question is not answered by going back', async ({ page }) => {
  const member = await freshMember();
  await enterSite(page, member, '/member/mypage');
  await page.getByRole('main').getByRole('link', { name: '입금', exact: true }).click();
  await page.getByRole('button', { name: '+5만', exact: true }).click();
  const { sent } = await holdAnswers(page, '/api/cash/in');
  await page.getByRole('button', { name: '입금 신청' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(sent).toEqual([]);
});

money.onBothSizes(
  'merging money says that it waits, is done, or failed',
  async ({ page, size }) => {
    await enterSite(
      page,
      { memId: 'player5' },
      size === 'desktop' ? '/member/exchangeMain/exchange' : '/member/exchange',
    );
    const path = '/api/cash/outGameMoney';
    const merge = async () => {
      await page.getByRole('main').getByRole('button', { name: '통합머니 전환' }).click();
      await confirmAlert(page, '게임에 남아 있는 머니를 통합머니로 전환할까요?');
    };
    const dialog = page.getByRole('dialog');

    const { letThrough } = await holdAnswers(page, path);
    await merge();
    await expect(dialog).toContainText('게임사에서 머니를 가져오고 있습니다.');
    await page.keyboard.press('Escape');
    letThrough();
    await expect(dialog).toContainText('전환할 게임 머니가 없습니다.');
    await dialog.getByRole('button', { name: '확인' }).click();
    await page.unroute(`**${path}`);

    const still = '게임이 완전히 종료되었는지 확인 중입니다.';
    await refuseWith(page, path, 'C009', still);
    await merge();
    await confirmAlert(page, still);
    await expect(dialog).toBeHidden();
    await page.unroute(`**${path}`);

    const checked = '게임머니를 확인하고 있습니다.';
    await refuseWith(page, path, 'G013', checked);
    await merge();
    await confirmAlert(page, checked);
    await expect(dialog).toBeHidden();
    await page.unroute(`**${path}`);

    await refuseWith(page, path, 'E001', 'x');
    await merge();
    await expect(dialog).toContainText('통합머니로 전환 실패. 고객센터로 문의주세요');
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(dialog).toBeHidden();
  },
);
