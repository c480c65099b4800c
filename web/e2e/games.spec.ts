import { expect, type Page, type Response, test } from '@playwright/test';
import { freshMember } from './fresh-member.ts';
import { cashOf, money, wonText } from './on-both-sizes.ts';
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
    const left = wonText(await turn(open));
    await expect(barBalance(open)).toContainText(left);
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
    await expect(headerBalance(page)).toHaveText(left);
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

type Turned = { balance: string; freeLeft: number };

/**
 * Turns the reels, and goes on until free turns are over.
 *
 * @returns what is left then: a turn may win just what it costs
 */
async function turn({ shown, game }: OpenGame): Promise<number> {
  const turns: Response[] = [];
  shown.on('response', (answer) => {
    if (answer.url().endsWith('/game/slot/spin')) turns.push(answer);
  });
  await game.getByRole('button', { name: '돌리기' }).click();
  let left = Number.NaN;
  await expect(async () => {
    const last = (await turns.at(-1)?.json()) as Turned | undefined;
    expect(last?.freeLeft).toBe(0);
    left = Number(last?.balance);
  }).toPass();
  return left;
}

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
  await expect.poll(() => cashOf(page)).toBeGreaterThan(97_000);
});

/**
 * The least chip on player, tie and banker, as soon as a table takes bets: the tables of tests are
 * quick. The table's answer says whether it took them: a word on the page makes way for the next,
 * and they would be laid twice.
 */
async function betOnEverything({ shown, game }: OpenGame): Promise<void> {
  await game.locator('#phase').click();
  await expect(async () => {
    await game.locator('body:not([data-phase="betting"])').waitFor({ timeout: 5_000 });
    await game.locator('body[data-phase="betting"]').waitFor({ timeout: 5_000 });
    const [asked] = await Promise.all([
      shown.waitForRequest(/\/game\/baccarat\/bet$/, { timeout: 10_000 }),
      pressAll(shown, ['1', 'p', 't', 'b', 'Enter']),
    ]);
    expect(await (await asked.response())?.json()).toMatchObject({ ok: true });
  }).toPass();
}

async function pressAll({ keyboard }: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await keyboard.press(key);
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
