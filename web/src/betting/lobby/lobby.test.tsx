import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount, screens } from '../../shared/testing/mount.tsx';
import { miniGames } from '../mini/model/mini-games.ts';
import { roundOf } from '../mini/testing/rounds.ts';
import { fixtureRow, sportAnswers } from '../sportsbook/testing/sport-answers.ts';
import Lobby from './lobby.tsx';

const played = [0, 1].map((number) => fixtureRow(number, { state: 'running', isLive: true }));
/** Four that are nearly over: what is left of them is no winner. */
const ending = [11, 12, 13, 14].map((number) =>
  fixtureRow(number, { state: 'running', isLive: true, markets: [] }),
);
const coming = [2, 3, 4, 5, 6].map((number) => fixtureRow(number));

beforeEach(() => {
  answerCalls({
    '/api/sport/fixtures': (call) => ({
      data: sportAnswers(call.body.mode === 'live' ? [...ending, ...played] : coming)[
        '/api/sport/fixtures'
      ]().data,
    }),
    '/api/minigame/round': ({ body }) => ({ data: roundOf(String(body.gameId)) }),
  });
});

test.each(['desktop', 'phone'] as const)(
  'on a %s the main page has what is played, what comes next with prices, and all draws',
  async (on) => {
    await mount(<Lobby />, { on });
    const list = (name: string) =>
      page.getByRole('heading', { name }).element().closest('section') as HTMLElement;
    await expect.element(page.getByText('홈팀 1')).toBeVisible();
    await expect.element(page.getByText('홈팀 2')).toBeVisible();
    const pricesOf = (name: string) =>
      page.elementLocator(list(name)).getByRole('button', { name: /1\.90/ }).elements();
    await expect.poll(() => pricesOf('지금 진행 중').length).toBe(played.length * 3);
    await expect.poll(() => pricesOf('곧 시작').length).toBe(4 * 3);
    const clocks = page.getByRole('timer', { name: /추첨까지/ });
    await expect.poll(() => clocks.elements().length).toBe(miniGames.length);
    expect(clocks.first().element().textContent).toMatch(/^\d\d:\d\d$/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(screens[on].width);
  },
);
