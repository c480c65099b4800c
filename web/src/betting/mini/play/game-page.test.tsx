import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MiniRounds } from '../../../shared/api/contracts.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount, screens } from '../../../shared/testing/mount.tsx';
import { miniSlip } from '../../slip/mini/mini-slips.ts';
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
  beforeEach(async () => {
    // However long the page takes, its draw stays as far away.
    vi.useFakeTimers({ toFake: ['Date'] });
    await open(3_500);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

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

const words = '무효 처리된 회차입니다.';

function rounds(isVoid: boolean): MiniRounds {
  const known = roundOf('powerball');
  return { ...known, round: known.round && { ...known.round, isVoid } };
}

describe('a round that was declared void for the site', () => {
  test('is closed with the words for it, whatever its clock says', async () => {
    answerCalls({
      '/api/minigame/round': () => ({ data: rounds(true) }),
      '/api/minigame/markets': () => ({ data: { markets: [market], limits: null } }),
    });
    await mount(<MiniGamePage game="powerball" search={{}} onSearch={() => undefined} />);
    await expect.element(page.getByText(words).first()).toBeVisible();
    await expect.element(page.getByText('회차 무효', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('진행 중', { exact: true })).not.toBeInTheDocument();
    await expect.element(untilClose).not.toBeInTheDocument();
    await expect.element(untilDraw).toBeVisible();
  });
});

describe('a round that was declared void while its page was open', () => {
  beforeEach(() =>
    memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
  );
  afterEach(() => {
    miniSlip('powerball').empty();
    memberSession.end('logout');
    vi.restoreAllMocks();
  });

  test('is known for it by the first bet that is refused, and the slip rests', async () => {
    let isVoid = false;
    const { to } = answerCalls({
      '/api/minigame/round': () => ({ data: rounds(isVoid) }),
      '/api/minigame/markets': () => ({
        data: {
          markets: [market],
          limits: { minimum: '1000', maximum: '500000', winMaximum: '900000' },
        },
      }),
      '/api/cash/getUserCash': () => ({
        data: { cash: '100000', points: '0', held: '0', owed: '0', version: '1' },
      }),
      '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }),
      '/api/bet/betProc': () => {
        isVoid = true;
        return { code: 'B1012', message: '베팅이 마감된 회차입니다.' };
      },
    });
    miniSlip('powerball').toggle({
      marketId: market.marketId,
      selectionId: 'sum-odd',
      odds: '1.95',
      number: 78,
    });
    await mount(<MiniGamePage game="powerball" search={{}} onSearch={() => undefined} />);
    const slip = page.getByRole('form', { name: '베팅 슬립' });
    await userEvent.fill(slip.getByRole('textbox', { name: '베팅 금액' }), '5000');
    await userEvent.click(slip.getByRole('button', { name: /베팅하기/ }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '베팅하기' }));
    await expect.element(slip.getByText(words)).toBeVisible();
    await expect.element(slip.getByRole('button', { name: '회차 무효' })).toBeDisabled();
    expect(to('/api/bet/betProc')).toHaveLength(1);
  });
});
