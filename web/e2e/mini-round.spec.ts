import { expect, type Page } from '@playwright/test';
import { stretched } from '../../infra/kit/src/testing/limits.ts';
import { freshMember } from './fresh-member.ts';
import { money, type Stage, wonText } from './on-both-sizes.ts';
import { confirmAlert, enterSite, headerBalance } from './people.ts';
import { expectSound } from './soundness.ts';

/** A round takes half a minute; a bet has to fit into what is left of it, by far. */
const secondsNeeded = 20;
const untilNextRound = stretched(100_000);
const untilDrawn = stretched(50_000);

const cash = 100_000;
const stake = 10_000;

/** One side of each of four even questions, and when it wins: seldom does none of them. */
const picks = [
  { market: '일반볼 홀짝', name: '홀', wins: ({ sum }: Drawn) => sum % 2 === 1 },
  { market: '일반볼 언오버 72.5', name: '오버', wins: ({ sum }: Drawn) => sum >= 73 },
  { market: '파워볼 홀짝', name: '짝', wins: ({ power }: Drawn) => power % 2 === 0 },
  { market: '파워볼 언오버 4.5', name: '언더', wins: ({ power }: Drawn) => power < 5 },
];

type Drawn = { sum: number; power: number };

money.onOneSize(
  'desktop',
  'bets on a round are drawn, paid and worked out again',
  async (stage) => {
    const { page, size } = stage;
    await enterRound(page);
    const odds: number[] = [];
    for (const { market, name } of picks) odds.push(await choose(page, market, name));
    await place(stage);
    await expect(headerBalance(page)).toHaveText(wonText(cash - picks.length * stake));

    const betOn = page.getByRole('region', { name: /나의 베팅$/ }).filter({ hasText: '홀짝' });
    await expect(betOn.getByRole('listitem')).toHaveCount(picks.length);
    const round = ((await betOn.getByRole('heading').textContent()) ?? '').replace(/\D/g, '');
    const mine = page.getByRole('region', { name: `${round}회 나의 베팅`, exact: true });
    await expect(mine.getByText('결과 대기', { exact: true })).toHaveCount(picks.length);
    await expectSound(page);

    // From here on nothing is touched: the draw, the results and the money come by themselves.
    await expect(mine.getByText('결과 대기', { exact: true })).toHaveCount(0, {
      timeout: untilDrawn,
    });
    const lines = await mine.getByRole('listitem').allTextContents();
    const reported = picks.map(({ market }) =>
      lines.some((line) => line.includes(market) && line.includes('적중')),
    );
    const paid = reported.map((isWon, at) =>
      isWon ? Math.floor((stake * (odds[at] ?? 0)) / 1_000) : 0,
    );
    const expected = cash - picks.length * stake + paid.reduce((sum, one) => sum + one, 0);
    await expect(headerBalance(page)).toHaveText(wonText(expected));
    const day = await gameDayOf(page, round);

    await page.goto(`/member/minigame/verify?gameId=speedpowerball&gameDay=${day}&number=${round}`);
    await expect(page.getByText('검증되었습니다', { exact: true })).toBeVisible();
    const drawn = await drawnAgain(page);
    await expectSound(page);

    const won = picks.map(({ wins }) => wins(drawn));
    expect(reported).toEqual(won);
    await page.goto(size === 'desktop' ? '/member/mypage/betting/list' : '/member/betList');
    await expect(page.getByText('적중', { exact: true }).filter({ visible: true })).toHaveCount(
      won.filter(Boolean).length,
    );
  },
);

/** A member of the story's own on the game's page, with enough left of the round. */
async function enterRound(page: Page): Promise<void> {
  const member = await freshMember(cash);
  await enterSite(page, member, '/member/minigame/speedpowerball');
  await expect(headerBalance(page)).toHaveText(wonText(cash));
  await expect(async () => {
    const time = (await page.getByRole('timer').first().textContent()) ?? '';
    const [minutes = 0, seconds = 0] = time.split(':').map(Number);
    expect(minutes * 60 + seconds).toBeGreaterThan(secondsNeeded);
  }).toPass({ timeout: untilNextRound, intervals: [500] });
}

/** @returns the odds of what was chosen, in thousandths */
async function choose(page: Page, market: string, name: string): Promise<number> {
  const group = page.getByRole('group', { name: market, exact: true });
  const cell = group.getByRole('button', { name: new RegExp(`^${name} \\d`) });
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  const odds = /\d+\.\d+/.exec((await cell.textContent()) ?? '')?.[0] ?? '';
  return Math.round(Number(odds) * 1_000);
}

/** The rail of a desktop, the sheet of a phone. */
async function place({ page, size }: Stage): Promise<void> {
  if (size === 'phone') await page.getByTestId('slip-bar').click();
  const slip =
    size === 'phone'
      ? page.getByRole('dialog', { name: '베팅 슬립' })
      : page.locator('section').filter({ has: page.getByRole('heading', { name: '베팅 슬립' }) });
  for (const { market, name } of picks) {
    const line = slip.getByRole('group', { name: `${market} ${name}`, exact: true });
    await line.getByLabel('베팅 금액').fill(`${stake}`);
  }
  await slip.getByRole('button', { name: '베팅하기' }).click();
  await confirmAlert(page, `베팅 금액 ${wonText(picks.length * stake)}`);
  await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible();
  if (size === 'phone') await slip.getByRole('button', { name: '닫기' }).click();
}

/** Of the round that the page shows as drawn. */
async function gameDayOf(page: Page, number: string): Promise<string> {
  const link = page.getByRole('link', { name: new RegExp(`검증.*${number}회`) }).first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  return (address.searchParams.get('gameDay') ?? '').replaceAll('"', '');
}

/** The balls as the page worked them out from the seed. */
async function drawnAgain(page: Page): Promise<Drawn> {
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const last = steps.last();
  await expect(last.getByText('예', { exact: true })).toBeVisible();
  const text = (await last.textContent()) ?? '';
  const found = /((?:\d+, ){5})파워볼 (\d+), 일반볼 합 (\d+)/.exec(text);
  return { sum: Number(found?.[3]), power: Number(found?.[2]) };
}
