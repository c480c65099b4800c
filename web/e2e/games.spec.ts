import { expect, test } from '@playwright/test';
import { freshMember } from './fresh-member.ts';
import { cashOf, money } from './on-both-sizes.ts';
import {
  barBalance,
  findGame,
  leaveGame,
  type OpenGame,
  openGame,
  setVendor,
} from './open-game.ts';
import { enterSite, headerBalance } from './people.ts';
import { expectSound } from './soundness.ts';

const history = '/member/mypage/betting/list';

money.onBothSizes(
  'a slot is found by its initials, played, locked, listed and seen again',
  async (stage) => {
    const { page, size } = stage;
    const member = await freshMember(100_000);
    await enterSite(page, member, '/member/slotgame');
    const tile = await findGame(page, 'ㄷㅂㅌㄲ', '달빛 토끼');
    await expectSound(page);
    const open = await openGame(stage, tile);
    await open.game.getByRole('button', { name: '돌리기' }).click();
    await expect(barBalance(open)).not.toContainText('100,000원');
    await test.step('a vendor that goes down in the middle takes its game away', async () => {
      const gone =
        size === 'desktop'
          ? open.shown.waitForEvent('close')
          : page.getByText('점검 중입니다.').waitFor();
      try {
        await setVendor('kplay', 'maintenance');
        const lockedAt = performance.now();
        await gone;
        const tookMs = performance.now() - lockedAt;
        test.info().annotations.push({ type: 'lock', description: `${tookMs.toFixed(0)} ms` });
      } finally {
        await setVendor('kplay', 'open');
      }
    });
    await page.goto(`${history}?game=slot`);
    await expect(headerBalance(page)).not.toHaveText('100,000원');
    await expect(page.getByText('달빛 토끼').first()).toBeVisible();
    await expect(page.getByLabel('합계')).toContainText('1,000원');
    await expectSound(page);
    const again = page.getByRole('button', { name: '다시 보기' }).first();
    const [seen] = await Promise.all([page.waitForEvent('popup'), again.click()]);
    await expect(seen.getByRole('heading', { name: '회차 상세' })).toBeVisible();
    await page.goto('/member/mypage/winlose');
    await expect(page.getByText('게임별', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('이 기간에는 베팅한 내역이 없습니다')).toHaveCount(0);
    await expectSound(page);
  },
);

money.onBothSizes('a bet at a baccarat table is paid when the cards are dealt', async (stage) => {
  const { page } = stage;
  const member = await freshMember(100_000);
  await enterSite(page, member, '/member/livecasino');
  const open = await openGame(stage, await findGame(page, 'ㄴㅇㅌㅂㅋㄹ', '놀이터 바카라 A'));
  await betOnEverything(open);
  await expect(barBalance(open)).not.toContainText('100,000원');
  // Whoever has a chip on each of the three is paid by every coup.
  await expect(open.game.getByText(/당첨/).first()).toBeVisible();
  await leaveGame(stage);
  await page.goto(`${history}?game=casino`);
  await expect(page.getByText(/바카라/).first()).toBeVisible();
  await expect(
    page
      .getByText('낙첨', { exact: true })
      .or(page.getByText('적중', { exact: true }))
      .first(),
  ).toBeVisible();
  expect(await cashOf(page)).toBeGreaterThan(97_000);
});

/** The least chip on player, tie and banker, as soon as a table takes bets: the tables of tests are quick. */
async function betOnEverything({ shown, game }: OpenGame): Promise<void> {
  await game.locator('#phase').click();
  await expect(async () => {
    await game.locator('body:not([data-phase="betting"])').waitFor({ timeout: 5_000 });
    await game.locator('body[data-phase="betting"]').waitFor({ timeout: 5_000 });
    for (const key of ['1', 'p', 't', 'b', 'Enter']) await shown.keyboard.press(key);
    await expect(game.getByText('베팅되었습니다')).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

money.onBothSizes('money goes to a fishing game and comes back', async (stage) => {
  const { page } = stage;
  const member = await freshMember(50_000);
  await enterSite(page, member, '/member/phishinggame');
  const { game } = await openGame(stage, await findGame(page, '', '피싱'));
  await expect(game.locator('#balance')).toHaveText('50,000원');
  await leaveGame(stage);
  await expect(headerBalance(page)).toHaveText('50,000원');
});
