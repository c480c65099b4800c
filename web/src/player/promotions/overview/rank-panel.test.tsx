import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { listOf } from '../testing/answers.ts';
import { RankPanel } from './rank-panel.tsx';

afterEach(() => vi.restoreAllMocks());

const points = { title: 'VIP 월 포인트', percent: null, reward: 'points', amount: '3000' };
const own = {
  rank: 1,
  since: '2026-01-10',
  keptUntil: '2026-02-09',
  turnover: '4000000',
  windowDays: 30,
  keptDays: 30,
  products: ['sport', 'fishing'],
  oddsMinimum: 1_200,
  list: [
    { rank: 1, name: '브론즈', turnover: '1000000', benefits: [{ kind: 'month', ...points }] },
    {
      rank: 2,
      name: '실버',
      turnover: '10000000',
      benefits: [
        { kind: 'payback', title: '일일 페이백', percent: 4, reward: null, amount: null },
        { kind: 'once', ...points, amount: '10000' },
      ],
    },
  ],
};

test.each(['desktop', 'phone'] as const)(
  'a rank, its progress and benefits, on a %s',
  async (on) => {
    answerCalls({
      '/api/promotion/rank/own': () => ({ data: own }),
      '/api/promotion/rank/history': () => ({
        data: listOf([{ day: '2026-01-10', fromRank: 0, toRank: 1, turnover: '1200000' }]),
      }),
    });
    await mount(<RankPanel />, { on });
    await expect.element(page.getByText('2026-02-09까지 유지')).toBeVisible();
    await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(page.getByText('대상: 스포츠, 피싱 게임 · 배당 1.20 이상')).toBeVisible();
    await expect.element(page.getByText('실버 등급까지')).toBeVisible();
    await expect.element(page.getByText('매월 3,000P')).toBeVisible();
    await expect.element(page.getByText('일일 페이백 4%')).toBeVisible();
    await expect.element(page.getByText('등급 달성 10,000P')).toBeVisible();
    await page.getByText('등급 변동').first().click();
    await expect.element(page.getByText('1,200,000원').first()).toBeVisible();
  },
);

test('the highest rank says so, a site without ranks shows nothing, and a failure is said', async () => {
  answerCalls({
    '/api/promotion/rank/own': () => ({ data: { ...own, rank: 2 } }),
    '/api/promotion/rank/history': () => ({ data: listOf([]) }),
  });
  const shown = await mount(<RankPanel />);
  await expect.element(page.getByText('최고 등급입니다.')).toBeVisible();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({ '/api/promotion/rank/own': () => ({ data: { ...own, rank: 0, list: [] } }) });
  const nothing = await mount(<RankPanel />);
  await expect.element(page.getByText('VIP 등급')).not.toBeInTheDocument();
  await nothing.unmount();
  vi.restoreAllMocks();
  answerCalls({});
  await mount(<RankPanel />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
