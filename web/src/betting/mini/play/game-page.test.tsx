import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount, screens } from '../../../shared/testing/mount.tsx';
import { cutOffMs, roundOf } from '../testing/rounds.ts';
import { MiniGamePage } from './game-page.tsx';

const market = {
  marketId: 'sum-oddeven',
  selections: [
    { selectionId: 'sum-odd', odds: '1.95' },
    { selectionId: 'sum-even', odds: '1.95' },
  ],
};

async function open(drawsInMs: number) {
  answerCalls({
    '/api/minigame/round': () => ({ data: roundOf('powerball', drawsInMs) }),
    '/api/minigame/markets': () => ({ data: { markets: [market], limits: null } }),
  });
  await mount(<MiniGamePage game="powerball" search={{}} onSearch={() => undefined} />, {
    on: 'phone',
  });
  await expect.element(page.getByRole('heading', { name: '77회 결과' })).toBeInTheDocument();
}

const untilDraw = page.getByRole('timer', { name: /추첨까지/ });
const untilClose = page.getByRole('timer', { name: /남은 시간/ });
const secondsOf = (clock: typeof untilDraw) => {
  const [minutes = 0, seconds = 0] = (clock.element().textContent ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};
const topOf = (name: string) =>
  page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top;

describe('a mini game on a phone, while bets are taken', () => {
  beforeEach(() => open(40_300));

  test('has clocks that change in one moment, as far apart as the cut-off', async () => {
    await expect.element(untilClose).toBeVisible();
    const seen = new Set<number>();
    // Three changes, looked at as often as a screen is drawn.
    const end = performance.now() + 3_000;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      seen.add(secondsOf(untilDraw) - secondsOf(untilClose));
    }
    expect([...seen]).toEqual([cutOffMs / 1_000]);
  });

  test('has the prices first and the hash of the seed folded', async () => {
    expect(topOf('베팅')).toBeLessThan(screens.phone.height);
    await expect.element(page.getByText('5f'.repeat(32))).not.toBeVisible();
  });
});

describe('a mini game on a phone, once bets are closed', () => {
  beforeEach(() => open(3_500));

  test('has the draw in sight, above what is bet on', async () => {
    await expect.poll(() => topOf('77회 결과')).toBeLessThan(topOf('베팅'));
    const result = page.getByText(/3, 9, 14, 21, 27/).first();
    await expect.element(result).toBeVisible();
    expect(result.element().getBoundingClientRect().bottom).toBeLessThan(screens.phone.height);
  });

  test('has one clock, and says in words that no bet is taken', async () => {
    await expect.poll(() => page.getByRole('timer').elements().length).toBe(1);
    await expect.element(page.getByText('베팅 마감', { exact: true }).first()).toBeVisible();
  });
});
