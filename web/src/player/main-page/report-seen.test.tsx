import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { BannerRow } from '../home/banner-row.tsx';
import MainPopups from '../popup/main-popups.tsx';

afterEach(() => vi.restoreAllMocks());

const banner = {
  bannerIdx: 41,
  variant: 'b',
  place: 'main-top',
  art: 'slot',
  link: '/member/faq',
  title: '슬롯 신작',
  body: '오늘 들어왔습니다.',
  language: 'ko',
};

const seenCalls = () =>
  answerCalls({
    '/api/etc/banner': () => ({ data: { list: [banner, { ...banner, bannerIdx: 42 }] } }),
    '/api/board/content/seen': () => ({ data: {} }),
  });

test('banners in sight are reported once and together, and what is pressed', async () => {
  const calls = seenCalls();
  await mount(<BannerRow place="main-top" />);
  const seen = () => calls.to('/api/board/content/seen').map(({ body }) => body);
  await expect.poll(() => seen()).toHaveLength(1);
  expect(new Set(seen()[0]?.shown as number[])).toEqual(new Set([41, 42]));
  expect(seen()[0]).toMatchObject({ browser: localStorage.getItem('noriter.device') });
  const [asked] = calls.to('/api/etc/banner');
  expect(asked?.body).toMatchObject({ browser: localStorage.getItem('noriter.device') });
  await userEvent.click(page.getByRole('link').first());
  await expect.poll(() => seen()).toHaveLength(2);
  expect(seen()[1]).toMatchObject({ shown: [], pressed: [41] });
});

test('a popup is reported when it opens', async () => {
  const calls = seenCalls();
  const popup = {
    bannerIdx: 43,
    variant: 'a' as const,
    version: 1,
    title: '가입 축하',
    body: '첫 입금 보너스',
    language: 'ko' as const,
    link: null,
  };
  await mount(<MainPopups popups={[popup]} waiting={[43]} />);
  await expect.element(page.getByRole('dialog', { name: '가입 축하' })).toBeVisible();
  const seen = () => calls.to('/api/board/content/seen').map(({ body }) => body);
  await expect.poll(() => seen()).toMatchObject([{ shown: [43] }]);
});
