import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { codeOf } from '../testing/games.ts';
import { GamesOnTheirWay } from './games-on-their-way.tsx';

const path = '/api/game/transfers';
const codes = [codeOf('1000', '케이피싱', { vendorKey: 'kfishing' })];
const moving = {
  transferId: 't1',
  vendorKey: 'kfishing',
  direction: 'out',
  amount: '30000',
  startedAt: '2026-11-24T03:00:00Z',
};

afterEach(() => vi.restoreAllMocks());

test('money that has not arrived is named with its amount', async () => {
  answerCalls({
    [path]: () => ({ data: { list: [moving] } }),
    '/api/common/gameCodes': () => ({ data: { codes } }),
  });
  await mount(<GamesOnTheirWay />);
  await expect.element(page.getByRole('status').first()).toBeVisible();
  await expect.element(page.getByText('케이피싱: 30,000원 돌아오는 중')).toBeVisible();
});

test('without any there is no line', async () => {
  const calls = answerCalls({ [path]: () => ({ data: { list: [] } }) });
  await mount(<GamesOnTheirWay />);
  await expect.poll(() => calls.to(path).length).toBe(1);
  await expect.element(page.getByText('이동 중인 금액이 있습니다.')).not.toBeInTheDocument();
});
