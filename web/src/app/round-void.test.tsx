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

const givenBack = {
  ...bet,
  betCalResults: 'CANCEL',
  state: 'void',
  isCancelled: true,
  settledAt: '2026-11-24T03:00:00.000Z',
};

const textOf = (text: string) => page.getByText(text, { exact: true }).first();

test('a round that is declared void is closed for who looks at it, and asked for again', async () => {
  const { to } = answerCalls({
    '/api/minigame/round': () => ({ data: rounds() }),
    '/api/minigame/markets': () => ({ data: { markets: [], limits: null } }),
    '/api/bet/round': ({ body }) => ({
      data: {
        list: body.number === 78 ? [isVoid ? givenBack : bet] : [],
      },
    }),
  });
  await mount(<MiniGamePage game="powerball" search={{}} onSearch={() => undefined} />);
  await expect.element(textOf('진행 중')).toBeVisible();
  await expect.element(textOf('결과 대기')).toBeVisible();
  isVoid = true;
  const declare = (number: number, game = 'powerball') =>
    takeEvent({ cmd: 'ROUND_VOID', data1: `2026-11-24 ${number}`, data2: game, headers: {} });
  const askedBefore = to('/api/minigame/round').length;
  declare(77);
  declare(78, 'roulette');
  declare(78);
  await expect.element(textOf('회차 무효')).toBeVisible();
  await expect.element(textOf('진행 중')).not.toBeInTheDocument();
  await expect.element(textOf('결과 대기')).not.toBeInTheDocument();
  expect(to('/api/minigame/round').length).toBeGreaterThan(askedBefore);
});
