import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { NewestNotices } from '../content/newest-notices.tsx';
import { desktopSupport } from '../content/support-paths.ts';
import { CashFeed } from './cash-feed.tsx';
import { HomePromotions } from './home-promotions.tsx';
import { fetchHome } from './home-queries.ts';
import { NewPosts } from './new-posts.tsx';
import { TopWithdrawals } from './top-withdrawals.tsx';

afterEach(() => vi.restoreAllMocks());

const row = { memberMasked: 'pl***', amount: '50000', at: '2026-01-15T02:00:00.000Z' };
const notice = {
  boardIdx: 1,
  title: '첫 공지',
  category: 'notice',
  pinned: false,
  views: 0,
  publishedAt: row.at,
};
const post = {
  boardIdx: 7,
  category: 'normal',
  title: '오늘의 픽',
  author: '놀***',
  isMine: false,
  pinned: false,
  views: 1,
  likes: 0,
  comments: 2,
  hasBet: false,
  madeAt: row.at,
};
const main = {
  banners: [],
  popups: [],
  notices: [notice],
  posts: [post],
  cash: { deposits: [row], withdrawals: [] },
  ranking: { today: [{ ...row, memberMasked: 'to***' }], week: [] },
  promotions: [
    {
      promotionId: 'p',
      trigger: 'payback',
      title: '일일 페이백',
      note: '다음 날 돌려드립니다.',
      startsAt: row.at,
      endsAt: null,
    },
  ],
  attendance: { title: '출석 체크', isStamped: false, currentRun: 3 },
};

/** As the router does it: the page's call is on its way before its parts are there. */
function Home() {
  useState(() => fetchHome(queryClient));
  return (
    <>
      <CashFeed />
      <TopWithdrawals />
      <HomePromotions />
      <NewPosts />
      <NewestNotices paths={desktopSupport} />
    </>
  );
}

test.each(['desktop', 'phone'] as const)('the page opens with one call, on a %s', async (on) => {
  const calls = answerCalls({ '/api/main': () => ({ data: main }) });
  await mount(<Home />, { on });
  await expect.element(page.getByText('to***')).toBeVisible();
  await expect.element(page.getByText('pl***').first()).toBeVisible();
  await expect.element(page.getByText('첫 공지')).toBeVisible();
  await expect.element(page.getByText('일일 페이백')).toBeVisible();
  await expect.element(page.getByText('연속 출석 3일')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '출석하기' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /오늘의 픽/ })).toBeVisible();
  expect(calls.to('/api/main')).toHaveLength(1);
  for (const path of ['/api/main/cashList', '/api/main/nt/list', '/api/etc/banner']) {
    expect(calls.to(path)).toEqual([]);
  }
});

test('a part that is away asks by its own call, and says so where it has none', async () => {
  const away = { ...main, cash: null, ranking: null, promotions: null, attendance: null };
  const calls = answerCalls({
    '/api/main': () => ({ data: away }),
    '/api/main/cashList': () => ({ data: { deposits: [row], withdrawals: [] } }),
    '/api/main/topWithdrawals': () => ({ data: { today: [], week: [] } }),
  });
  await mount(<Home />);
  await expect.element(page.getByText('pl***').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(calls.to('/api/main/cashList').length).toBeGreaterThan(0);
});

test('without the one call the parts go on by their own', async () => {
  answerCalls({
    '/api/main': () => 'lost',
    '/api/main/cashList': () => ({ data: { deposits: [row], withdrawals: [] } }),
    '/api/main/nt/list': () => ({ data: { list: [notice] } }),
  });
  await mount(<Home />);
  await expect.element(page.getByText('첫 공지')).toBeVisible();
  await expect.element(page.getByText('pl***').first()).toBeVisible();
});
