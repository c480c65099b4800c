import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount, screens } from '../../shared/testing/mount.tsx';
import { miniGames } from '../mini/model/mini-games.ts';
import { roundOf } from '../mini/testing/rounds.ts';
import type { FixtureRow } from '../sportsbook/model/sport-types.ts';
import { fixtureRow, sportAnswers } from '../sportsbook/testing/sport-answers.ts';
import Lobby from './lobby.tsx';

const played = [0, 1].map((number) => fixtureRow(number, { state: 'running', isLive: true }));
/** Four that are nearly over: what is left of them is no winner. */
const ending = [11, 12, 13, 14].map((number) =>
  fixtureRow(number, { state: 'running', isLive: true, markets: [] }),
);
const coming = [2, 3, 4, 5, 6].map((number) => fixtureRow(number));

function answer(live: readonly FixtureRow[], next: readonly FixtureRow[]) {
  answerCalls({
    '/api/sport/fixtures': ({ body }) =>
      sportAnswers(body.mode === 'live' ? live : next)['/api/sport/fixtures'](),
    '/api/minigame/round': ({ body }) => ({ data: roundOf(String(body.gameId)) }),
  });
}

test.each(['desktop', 'phone'] as const)(
  'on a %s the main page has what is played, what comes next with prices, and all draws',
  async (on) => {
    answer([...ending, ...played], coming);
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

const many = Array.from({ length: 10 }, (_, number) => fixtureRow(number));

test.each([
  ['desktop', 2],
  ['phone', 1],
] as const)('on a %s, one list alone has the whole row, in columns: %i', async (on, columns) => {
  for (const [live, next] of [
    [[], many],
    [many, []],
  ] as const) {
    answer(live, next);
    await mount(<Lobby />, { on });
    const rows = page.getByTestId('phone-row');
    await expect.poll(() => rows.elements().length).toBe(8);
    const lefts = rows.elements().map((row) => Math.round(row.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
    const list = rows.first().element().closest('section');
    expect(list?.offsetWidth).toBe(list?.parentElement?.clientWidth);
  }
});

test('a list that could not be fetched says so and keeps its place beside the other', async () => {
  const { '/api/sport/fixtures': next } = sportAnswers(coming);
  answerCalls({
    '/api/sport/fixtures': ({ body }) =>
      body.mode === 'live' ? { code: 'E001', message: '오류' } : next(),
    '/api/minigame/round': ({ body }) => ({ data: roundOf(String(body.gameId)) }),
  });
  await mount(<Lobby />);
  const panel = page.getByRole('heading', { name: '지금 진행 중' });
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect.poll(() => page.getByTestId('phone-row').elements().length).toBe(4);
});
