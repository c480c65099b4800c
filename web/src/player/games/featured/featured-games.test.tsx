import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { games, listOf } from '../testing/games.ts';
import FeaturedGames from './featured-games.tsx';

const path = '/api/game/getGameList';
const nothing = {
  '/api/game/jackpots': () => ({ data: { list: [] } }),
  '/api/game/featured': () => ({ data: { biggestWins: [], nowPlaying: [] } }),
};
const [gates] = games;
if (gates === undefined) throw new Error('There are games.');
const { id, key, vendorKey, vendorCode, groupCode, names, image } = gates;
const game = { id, key, vendorKey, vendorCode, groupCode, names, image };
const at = new Date(Date.now() - 60_000).toISOString();

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('popular and new games on a %s', async (on) => {
  const popular = games.slice(0, 1);
  const newest = games.slice(1, 2);
  answerCalls({
    ...nothing,
    [path]: ({ body }) => ({ data: listOf(body.filter === 'popular' ? popular : newest) }),
  });
  await mount(<FeaturedGames />, { on });
  const rowOf = (name: string) => page.getByRole('grid', { name });
  await expect.element(rowOf('인기 게임').getByText('게이츠 오브 올림푸스')).toBeVisible();
  await expect.element(rowOf('신규 게임').getByText('스위트 보난자')).toBeVisible();
});

test('without any there is no row', async () => {
  const calls = answerCalls({ ...nothing, [path]: () => ({ data: listOf([]) }) });
  await mount(<FeaturedGames />);
  await expect.poll(() => calls.to(path).length).toBe(2);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(page.getByText('아직 당첨 기록이 없습니다.')).toBeVisible();
  await expect.element(page.getByText('지금 플레이 중인 회원이 없습니다.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '잭팟' })).not.toBeInTheDocument();
});

test.each(['desktop', 'phone'] as const)('what happened is shown masked on a %s', async (on) => {
  const jackpot = { vendorKey, jackpotId: 'j', names: { ko: '놀이터 잭팟', en: 'j', vi: 'j' } };
  answerCalls({
    [path]: () => ({ data: listOf([]) }),
    '/api/game/jackpots': () => ({
      data: { list: [{ ...jackpot, amount: '2345678', readAt: at, games: [game] }] },
    }),
    '/api/game/featured': () => ({
      data: {
        biggestWins: [{ memberMasked: 'pl***', game, amount: '1250000', at }],
        nowPlaying: [{ memberMasked: 'ab***', game, at }],
      },
    }),
  });
  await mount(<FeaturedGames />, { on });
  const wins = page.getByRole('list', { name: '이번 주 최고 당첨' });
  await expect.element(wins.getByText(/pl\*\*\*/)).toBeVisible();
  await expect.element(wins.getByText('1,250,000원')).toBeVisible();
  const playing = page.getByRole('list', { name: '지금 플레이 중' });
  await expect.element(playing.getByText(/ab\*\*\*/)).toBeVisible();
  await expect.element(page.getByText('2,345,678원')).toBeVisible();
});

test('a feed that cannot be had is said so', async () => {
  answerCalls({
    ...nothing,
    [path]: () => ({ data: listOf([]) }),
    '/api/game/featured': () => ({ code: 'E001', message: '오류입니다.' }),
  });
  await mount(<FeaturedGames />);
  await expect.element(page.getByText('오류입니다.').first()).toBeVisible();
});
