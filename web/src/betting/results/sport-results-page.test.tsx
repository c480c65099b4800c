import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { SportResultPage } from './sport-results-page.tsx';

const pageInfo = { page: 1, count_per_list: 20, tatal_list_count: 0 };

beforeEach(() => {
  answerCalls({ '/api/sport/results': () => ({ data: { list: [], pageInfo } }) });
});

test('another kind of result keeps the sport, the words and the days, and begins at its first page', async () => {
  const search = { sport: 'basketball', words: '서울', range: 'last7', page: 3 } as const;
  await mount(<SportResultPage kind="winloose" search={search} onSearch={vi.fn()} />);
  const tab = page.getByRole('link', { name: '핸디캡' });
  await expect.element(tab).toBeVisible();
  const { pathname, searchParams } = new URL((tab.element() as HTMLAnchorElement).href);
  expect(pathname).toBe('/member/result/sport/handy');
  expect(Object.fromEntries(searchParams)).toEqual({
    sport: 'basketball',
    words: '서울',
    range: 'last7',
  });
});
