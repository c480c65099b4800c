import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Slip } from '../../shared/api/contracts.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { serverNow } from '../../shared/format/server-clock.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { takeBetNews } from './notify-bets.ts';
import { slipQuery } from './queries/bet-queries.ts';

const bet = (betCalResults: string, winCash: string) => ({
  betId: `${betCalResults} ${winCash}`,
  state: betCalResults,
  betCalResults,
  cash: '10000',
  winCash,
});
const [won, lost] = [bet('PASS', '19500'), bet('FAIL', '0')];
const slips: Readonly<Record<string, object>> = {
  lost: { number: 77, bets: [lost, lost] },
  won: { number: 78, bets: [won, lost] },
  unread: { number: 79, bets: [lost] },
};
const drawn = { state: 'drawn', balls: [1, 2, 3, 4, 5, 7], facts: { sum: 15, powerball: 7 } };

test('a round that was played says what was drawn, and what it paid or cost', async () => {
  answerCalls({
    '/api/bet/detail': ({ body: { slipId } }) => ({
      data: {
        slipId,
        product: 'mini',
        gameId: 'powerball',
        gameDay: '2026-11-24',
        ...slips[String(slipId)],
      },
    }),
    '/api/minigame/roundDetail': ({ body }) => (body.number === 79 ? 'lost' : { data: drawn }),
  });
  await mount(<p>a page</p>);
  for (const slipId of Object.keys(slips)) {
    takeBetNews({ cmd: 'BET', data1: slipId, data2: 'settled', headers: {} });
  }
  // The draw itself is played first.
  for (const words of [
    /77회: 2건 낙첨, −20,000원 · .*1, 2, 3, 4, 5/,
    /78회: 2건 중 1건 적중, 당첨금 19,500원 · .*1, 2, 3, 4, 5/,
    /79회: 1건 낙첨, −10,000원$/,
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  expect(new Set(shownLinks())).toEqual(new Set(Object.keys(slips).map(addressOf)));
  expect(shownLinks()).toHaveLength(Object.keys(slips).length);
});

const addressOf = (slipId: string) => `/member/mypage/betting/list?slip=${slipId}`;
const shownLinks = () =>
  page
    .getByRole('link', { name: '보기' })
    .elements()
    .map((link) => link.getAttribute('href'));

test('a slip that waited says whether it was taken, and leads there', async () => {
  await mount(<p>a page</p>);
  answerCalls({ '/api/bet/detail': () => ({ data: { slipId: 'waited', state: 'refused' } }) });
  queryClient.setQueryData(slipQuery('waited').queryKey, { state: 'pending' } as Slip);
  takeBetNews({ cmd: 'BET', data1: 'waited', data2: 'refused', headers: {} });
  await expect.element(page.getByText(/베팅 접수 거절/)).toBeVisible();
  expect(shownLinks()).toEqual([addressOf('waited')]);
});

test('a ticket on sports says what it brought, and leads to its slip', async () => {
  const ticket = { betId: 'b-1', slipId: 'sports', kind: 'single', linesOf: 1, legs: [{}] };
  const settled = { ...won, isCancelled: false, settledAt: new Date(serverNow()).toISOString() };
  answerCalls({
    '/api/bet/detail': () => ({
      data: {
        slipId: 'sports',
        product: 'sport',
        bets: [{ ...ticket, ...settled, state: 'won', betId: 'b-1' }],
      },
    }),
  });
  await mount(<p>a page</p>);
  takeBetNews({ cmd: 'BET', data1: 'sports', data2: 'settled', headers: {} });
  await expect.element(page.getByText(/적중, 당첨금 19,500원/)).toBeVisible();
  expect(shownLinks()).toEqual([addressOf('sports')]);
});
