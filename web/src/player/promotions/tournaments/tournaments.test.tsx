import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Tournament, TournamentDetail } from '../../../shared/api/contracts.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { takeRanking } from './take-ranking.ts';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';

afterEach(() => vi.restoreAllMocks());

const screens = ['desktop', 'phone'] as const;
const api = '/api/promotion/tournament';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const week: Tournament = {
  promotionId: '22222222-2222-4222-8222-222222222222',
  title: '주간 베팅왕',
  note: '일주일 동안 유효 베팅이 가장 많은 회원에게 상금을 드립니다.',
  course: 'running',
  startsAt: inDays(-2),
  endsAt: inDays(5),
  score: 'turnover',
  products: ['sport', 'mini'],
  games: [],
  stakeMin: '1000',
  entry: 'automatic',
  isEntered: true,
  members: 128,
  prizes: [
    { fromPlace: 1, toPlace: 1, kind: 'cash', amount: '300000', turnoverPercent: 100 },
    { fromPlace: 2, toPlace: 3, kind: 'points', amount: '100000', turnoverPercent: 0 },
    { fromPlace: 4, toPlace: 10, kind: 'free-bet', amount: '20000', turnoverPercent: 0 },
  ],
};

const scores = [4_820_000, 3_150_000, 2_990_000, 1_200_000, 870_000, 640_000];

const detail: TournamentDetail = {
  tournament: week,
  revision: '7',
  first: scores.map((score, at) => ({
    place: at + 1,
    name: `${'abcdef'[at]}k***`,
    score: String(score),
    isOwn: at === 3,
  })),
  own: { place: 4, score: '1200000' },
  prize: null,
};

const answer = (shown: () => TournamentDetail) =>
  answerCalls({
    [`${api}/get`]: () => ({ data: shown() }),
    [`${api}/watch`]: () => ({ data: { until: inDays(1) } }),
    [`${api}/enter`]: () => ({ data: {} }),
  });

test.each(screens)('tournaments that run, come and are over are told apart on a %s', async (on) => {
  const coming = { ...week, promotionId: 'c', title: '주말 순수익전', course: 'coming' as const };
  const over = { ...week, promotionId: 'o', title: '지난주 베팅왕', course: 'finished' as const };
  const list = [{ ...coming, score: 'win', members: 0 }, week, over];
  answerCalls({ [`${api}/list`]: () => ({ data: { list } }) });
  const shown = await mount(<TournamentsPage />, { on });
  await expect.element(page.getByText('진행 중', { exact: true })).toBeVisible();
  await expect.element(page.getByText('예정', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '지난 토너먼트' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '주간 베팅왕 순위 보기' })).toBeVisible();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({ [`${api}/list`]: () => ({ data: { list: [] } }) });
  const none = await mount(<TournamentsPage />, { on });
  await expect.element(page.getByText('진행 중인 토너먼트가 없습니다')).toBeVisible();
  await none.unmount();
  vi.restoreAllMocks();
  answerCalls({});
  await mount(<TournamentsPage />, { on });
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test.each(screens)('the ranking moves as it is pushed, and never back, on a %s', async (on) => {
  const calls = answer(() => detail);
  await mount(<TournamentPage promotionId={week.promotionId} />, { on });
  await expect.element(page.getByText('4,820,000원')).toBeVisible();
  await expect.element(page.getByText('지금 순위면 무료 베팅 20,000원 상금입니다.')).toBeVisible();
  await expect.poll(() => calls.to(`${api}/watch`).length).toBe(1);
  const push = (revision: string, place: number, score: string) =>
    takeRanking({
      cmd: 'RANKING',
      data1: week.promotionId,
      data2: JSON.stringify({
        revision,
        members: 129,
        first: [{ place, name: 'dk***', score, isOwn: true }],
        own: { place, score },
      }),
      headers: {},
    });
  push('9', 1, '5000000');
  await expect.element(page.getByText('5,000,000원').first()).toBeVisible();
  await expect.element(page.getByText(/^순위 129명/)).toBeVisible();
  push('8', 2, '1');
  await expect.element(page.getByText('지금 순위면 300,000원 상금입니다.')).toBeVisible();
});

test.each(screens)('who has not entered enters, once, on a %s', async (on) => {
  let isEntered = false;
  const calls = answer(() => ({
    ...detail,
    first: [],
    own: { place: null, score: '0' },
    tournament: { ...week, entry: 'opt-in', score: 'multiple', members: 0, isEntered },
  }));
  await mount(<TournamentPage promotionId={week.promotionId} />, { on });
  await expect.element(page.getByText('아직 순위가 없습니다')).toBeVisible();
  isEntered = true;
  await page.getByRole('button', { name: '참가 신청' }).click();
  await expect.element(page.getByText(/참가 신청을 했습니다/)).toBeVisible();
  await expect.element(page.getByText('10위까지 상금을 드립니다.')).toBeVisible();
  await expect.element(page.getByText('×0.00')).toBeVisible();
  expect(calls.to(`${api}/enter`)).toHaveLength(1);
});

test('how it ended says what was won, and what is not there is said', async () => {
  answer(() => ({
    ...detail,
    tournament: { ...week, course: 'finished', endsAt: inDays(-1) },
    prize: { kind: 'free-bet', amount: '20000', state: 'given' },
  }));
  const shown = await mount(<TournamentPage promotionId={week.promotionId} />);
  await expect.element(page.getByText('지급 완료')).toBeVisible();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({ [`${api}/get`]: () => ({ code: 'PR001', message: '없음' }) });
  await mount(<TournamentPage promotionId={week.promotionId} />);
  await expect.element(page.getByText('볼 수 없는 토너먼트입니다')).toBeVisible();
});
