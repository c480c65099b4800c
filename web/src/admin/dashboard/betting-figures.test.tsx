import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { betOf } from '../bets/testing/bets.ts';
import { BettingTiles } from './betting-tiles.tsx';
import { BettingTrend } from './betting-trend.tsx';
import { LargestBets, LiveMatches } from './book-panels.tsx';

const path = '/api/admin/betting/figures';
const today = '2026-11-24';

const day = {
  day: today,
  product: 'sport',
  bets: 3,
  stake: '4000000',
  refused: 2,
  refusedStake: '70000',
  settledStake: '2000000',
  returned: '1500000',
  givenBack: '0',
  ggr: '500000',
  marginThousandths: 250,
} as const;

const figures = {
  today,
  reckonedAt: '2026-11-24T09:00:00.000Z',
  days: [day, { ...day, day: '2026-11-23', product: 'mini' }],
  liability: { sport: '900000', mini: '100000' },
  live: {
    total: 7,
    list: [
      {
        fixtureId: 'sr:match:1',
        sport: 'soccer',
        homeKo: '전북',
        homeEn: '',
        awayKo: '포항',
        awayEn: '',
        tickets: 4,
        stake: '120000',
      },
    ],
  },
  largest: [betOf({ cash: '3000000' })],
};

const tile = (name: string) => page.getByText(name, { exact: true });

test('the tiles are a book: stakes, payouts, revenue, margin, liability, refusals, matches', async () => {
  answerCalls({ [path]: () => ({ data: figures }) });
  await mount(
    <dl>
      <BettingTiles />
    </dl>,
  );
  for (const [name, value] of [
    ['오늘 베팅금', '4,000,000원'],
    ['오늘 당첨금', '1,500,000원'],
    ['오늘 게임 수익', '+500,000원'],
    ['수익률', '25.0%'],
    ['미정산 책임액', '1,000,000원'],
    ['오늘 접수 거절', '2건'],
    ['진행 중 경기', '7경기'],
  ] as const) {
    await expect.element(tile(name)).toBeVisible();
    await expect.element(page.getByText(value, { exact: true })).toBeVisible();
  }
  const refused = page.getByRole('link', { name: '오늘 접수 거절' });
  await expect.element(refused).toHaveAttribute('href', expect.stringContaining('state=refused'));
});

test('figures nobody could ask for are not zeros', async () => {
  answerCalls({ [path]: () => ({ code: 'E503', message: '잠시 후' }) });
  await mount(
    <dl>
      <BettingTiles />
    </dl>,
  );
  await expect.poll(() => page.getByText('확인 불가').elements().length).toBe(7);
});

test('a chart has an axis, values, and days that lead to their rows', async () => {
  answerCalls({ [path]: () => ({ data: figures }) });
  await mount(<BettingTrend />);
  await expect.element(page.getByText('400만').first()).toBeVisible();
  await expect.element(page.getByText('200만').first()).toBeVisible();
  await expect.element(page.getByText('150만').first()).toBeVisible();
  const link = page.getByRole('link', { name: `${today} · 베팅금 400만 · 당첨금 150만` });
  const href = link.element().getAttribute('href');
  expect(href).toContain(`startDate=${today}`);
  expect(href).toContain(`endDate=${today}`);
});

test('the largest bets and the live matches lead to theirs', async () => {
  answerCalls({ [path]: () => ({ data: figures }) });
  await mount(
    <>
      <LargestBets />
      <LiveMatches />
    </>,
  );
  const bet = page.getByRole('link', { name: '3,000,000원' });
  await expect.element(bet).toHaveAttribute('href', expect.stringContaining('/admin/bets/a1f3'));
  await expect.element(page.getByText('서울 대 울산')).toBeVisible();
  const match = page.getByRole('link', { name: '전북 대 포항' });
  await expect.element(match).toHaveAttribute('href', expect.stringContaining('/admin/fixtures/'));
});
