import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { fixtureRow, sportAnswers } from '../sportsbook/testing/sport-answers.ts';
import { LiveVideoPage } from './live-video-page.tsx';

const streams = '/api/sport/streams';
const stream = (streamId: string, title: string, isDemonstration: boolean) => ({
  streamId,
  title,
  url: `${location.origin}/no-such-stream.m3u8`,
  isDemonstration,
});
const answersWith = (list: readonly object[]) => ({
  ...sportAnswers([fixtureRow(0)]),
  [streams]: () => ({ data: { list } }),
});

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)(
  'streams are chosen and shown for what they are, on a %s',
  async (on) => {
    answerCalls(
      answersWith([stream('a', '시범 경기장', true), stream('b', '바카라 테이블', false)]),
    );
    await mount(<LiveVideoPage />, { on });
    await expect.element(page.getByText('시범 영상입니다')).toBeVisible();
    await page.getByRole('button', { name: '바카라 테이블' }).click();
    await expect.element(page.getByText('시범 영상입니다')).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: '리그 0' })).toBeInTheDocument();
  },
);

test('a stream that cannot be played says so, and is tried again', async () => {
  answerCalls(answersWith([stream('a', '시범 경기장', true)]));
  await mount(<LiveVideoPage />);
  await expect.element(page.getByText(/영상을 재생하지 못했습니다/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('without streams the matches and prices stay, and a list that fails is asked for again', async () => {
  answerCalls(answersWith([]));
  const shown = await mount(<LiveVideoPage />);
  await expect.element(page.getByText('지금 볼 수 있는 영상이 없습니다')).toBeVisible();
  await expect.element(page.getByRole('region', { name: '리그 0' })).toBeInTheDocument();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls(sportAnswers([fixtureRow(0)]));
  await mount(<LiveVideoPage />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
