import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BetListPage } from '../betting/bets/bet-list-page.tsx';
import { MiniResultPage } from '../betting/results/mini-results-page.tsx';
import { SportResultPage } from '../betting/results/sport-results-page.tsx';
import { LedgerPage } from '../player/account/ledger/ledger-page.tsx';
import { LoginListPage } from '../player/account/profile/login-list-page.tsx';
import { CashListPage } from '../player/cash/cash-list-page.tsx';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';

type Asks = (search: unknown) => void;
type Drawn = (search: { range?: 'last7' | 'last30' }, onSearch: Asks) => ReactElement;

const lists: readonly (readonly [string, Drawn])[] = [
  ['the statement', (search, onSearch) => <LedgerPage search={search} onSearch={onSearch} />],
  ['bets', (search, onSearch) => <BetListPage search={search} onSearch={onSearch} />],
  [
    'results',
    (search, onSearch) => <SportResultPage kind="winloose" search={search} onSearch={onSearch} />,
  ],
  [
    'deposits',
    (search, onSearch) => <CashListPage cashType="in" search={search} onSearch={onSearch} />,
  ],
  ['log-ins', (search, onSearch) => <LoginListPage search={search} onSearch={onSearch} />],
];

function answerNothing() {
  const none = () => ({
    data: {
      list: [],
      pageInfo: { page: 1, count_per_list: 10, tatal_list_count: 0 },
      totals: { staked: '0', returned: '0', net: '0' },
      presentFrom: '2026-10-26',
    },
  });
  answerCalls({
    '/api/cash/ledger': none,
    '/api/cash/list': none,
    '/api/bet/betlist': none,
    '/api/sport/results': none,
    '/api/minigame/results': none,
    '/api/member/loginHistory': none,
    '/api/member/sessions/list': none,
  });
}

const wider = (days: string) => page.getByRole('button', { name: `${days} 보기` });

test.each(lists)('a new day without anything leads on to the week: %s', async (_, drawn) => {
  answerNothing();
  const onSearch = vi.fn();
  await mount(drawn({}, onSearch));
  await wider('최근 7일').click();
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ range: 'last7' }));
});

test.each(lists)('a week without anything leads on to the month: %s', async (_, drawn) => {
  answerNothing();
  const onSearch = vi.fn();
  await mount(drawn({ range: 'last7' }, onSearch));
  await wider('최근 30일').click();
  expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ range: 'last30' }));
});

test('before the first draw of a day its results lead on to the day before', async () => {
  answerNothing();
  const onSearch = vi.fn();
  await mount(<MiniResultPage search={{}} onSearch={onSearch} />);
  await wider('어제').click();
  expect(onSearch).toHaveBeenCalledWith({ gameDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
