import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MiniGamePage } from '../betting/mini/play/game-page.tsx';
import { roundOf } from '../betting/mini/testing/rounds.ts';
import type { MiniRounds } from '../shared/api/contracts.ts';
import { memberSession } from '../shared/member/member-session.ts';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';
import { takeEvent } from './live-events.ts';

const running = roundOf('powerball');
let isVoid = false;

function rounds(): MiniRounds {
  const { round } = running;
  return { ...running, round: round && { ...round, isVoid } };
}

beforeEach(() => {
  isVoid = false;
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' });
});
afterEach(() => {
  memberSession.end('logout');
  vi.restoreAllMocks();
});

const bet = {
  betId: 'b1',
  slipId: 's1',
  vendorCode: 'powerball',
  marketId: 'sum-parity',
  selectionId: 'sum-odd',
  odds: '1.95',
  cash: '5000',
  gameMoney: '9750',
  resultCash: '0',
  betCalResults: 'WAIT',
  state: 'accepted',
  isCancelled: false,
  settledAt: null,
};

const textOf = (text: string) => page.getByText(text, { exact: true }).first();

test('a round that is declared void is closed for who looks at it, and their stakes go back', async () => {
  const { to } = answerCalls({
    '/api/minigame/round': () => ({ data: rounds() }),
    '/api/minigame/markets': () => ({ data: { markets: [], limits: null } }),
    // It stays open until the draw, when its stake goes back.
    '/api/bet/round': ({ body }) => ({ data: { list: body.number === 78 ? [bet] : [] } }),
  });
  await mount(<MiniGamePage game="powerball" search={{}} onSearch={() => undefined} />);
  await expect.element(textOf('진행 중')).toBeVisible();
  await expect.element(textOf('결과 대기')).toBeVisible();
  await expect.element(textOf('예상 9,750원')).toBeVisible();
  isVoid = true;
  const declare = (number: number, game = 'powerball') =>
    takeEvent({ cmd: 'ROUND_VOID', data1: `2026-11-24 ${number}`, data2: game, headers: {} });
  const askedBefore = to('/api/minigame/round').length;
  declare(77);
  declare(78, 'roulette');
  declare(78);
  await expect.element(textOf('회차 무효')).toBeVisible();
  await expect.element(textOf('진행 중')).not.toBeInTheDocument();
  await expect.element(textOf('취소 예정')).toBeVisible();
  await expect.element(textOf('추첨 때 돌려드립니다')).toBeVisible();
  await expect.element(textOf('결과 대기')).not.toBeInTheDocument();
  await expect.element(textOf('예상 9,750원')).not.toBeInTheDocument();
  await expect.poll(() => to('/api/minigame/round').length).toBeGreaterThan(askedBefore);
});
