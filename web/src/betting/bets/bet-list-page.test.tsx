import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { sportLimits, sportRules } from '../slip/testing/sport-slip-answers.ts';
import { BetListPage } from './bet-list-page.tsx';

const game = {
  row: 'game',
  roundId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b6a',
  vendorRoundId: 'r-1',
  placedAt: '2026-11-24T03:00:00.000Z',
  groupKey: 'slot',
  vendorKey: 'kplay',
  vendorCode: '200',
  gameKey: 'noriter-moon-rabbit',
  names: { ko: '달빛 토끼', en: 'Moon Rabbit', vi: 'Thỏ trăng' },
  cash: '1000',
  winCash: '3000',
  resultCash: '2000',
  state: 'closed',
  type: 'win',
  betCalResults: 'PASS',
};
const answer = (list: object[]) => ({
  data: {
    list,
    pageInfo: { page: 1, count_per_list: 10, tatal_list_count: list.length },
    totals: { staked: '1000', returned: '3000', net: '2000' },
    presentFrom: '2026-10-26',
  },
});

test.each(['desktop', 'phone'] as const)(
  'a round of a slot stands among bets on a %s',
  async (on) => {
    answerCalls({ '/api/bet/betlist': () => answer([game]) });
    await mount(<BetListPage search={{}} onSearch={() => undefined} />, { on });
    await expect.element(page.getByText('달빛 토끼')).toBeVisible();
    await expect.element(page.getByText('적중', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('3,000원').first()).toBeVisible();
  },
);

afterEach(() => vi.restoreAllMocks());

/** A window as `window.open` gives one. */
const aWindow = () => ({ opener: window, close: vi.fn(), location: { replace: vi.fn() } });

test('a round is seen again in a window of its own, which knows nothing of this one', async () => {
  const shown = aWindow();
  vi.spyOn(window, 'open').mockReturnValue(shown as unknown as Window);
  const url = 'https://vendor.example/rounds/r-1';
  const calls = answerCalls({
    '/api/bet/betlist': () => answer([game]),
    '/api/game/replay': () => ({ data: { url } }),
  });
  await mount(<BetListPage search={{}} onSearch={() => undefined} />);
  await page.getByRole('button', { name: '다시 보기' }).click();
  await expect.poll(() => shown.location.replace.mock.calls).toEqual([[url]]);
  expect(shown.opener).toBeNull();
  expect(calls.to('/api/game/replay')[0]?.body).toMatchObject({ roundId: game.roundId });
});

test.each([
  { code: 'G010', message: '다시 볼 수 없는 라운드입니다.' },
  { data: { url: 'javascript:alert(1)' } },
])('a round that cannot be seen again leaves no window: %o', async (replayed) => {
  const shown = aWindow();
  vi.spyOn(window, 'open').mockReturnValue(shown as unknown as Window);
  answerCalls({ '/api/bet/betlist': () => answer([game]), '/api/game/replay': () => replayed });
  await mount(<BetListPage search={{}} onSearch={() => undefined} />);
  await page.getByRole('button', { name: '다시 보기' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(shown.close).toHaveBeenCalled();
  expect(shown.location.replace).not.toHaveBeenCalled();
});

const ticket = {
  row: 'bet',
  betId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b70',
  slipId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b71',
  placedAt: '2026-11-24T03:00:00.000Z',
  groupKey: 'sport',
  vendorCode: 'sport',
  state: 'accepted',
  isCancelled: false,
  isFreeBet: false,
  betCalResults: 'WAIT',
  cash: '10000',
  winCash: '0',
  resultCash: '0',
  gameMoney: '18500',
  odds: '1.85',
  linesOf: 1,
  lineStake: '10000',
  openLineStake: '10000',
  legs: [],
};

test.each(['desktop', 'phone'] as const)(
  'an open ticket says on a %s what it is bought back for, without a press',
  async (on) => {
    const amounts = ['12340', '13000'];
    const calls = answerCalls({
      '/api/bet/betlist': () => answer([ticket, game]),
      '/api/bet/limits': () => ({ data: { rules: sportRules, limits: sportLimits } }),
      '/api/bet/cashOut/prices': () => ({
        data: { list: [{ betId: ticket.betId, amount: amounts.shift() ?? '13000' }] },
      }),
    });
    await mount(<BetListPage search={{}} onSearch={() => undefined} />, { on });
    await expect.element(page.getByText('12,340원').first()).toBeVisible();
    expect(calls.to('/api/bet/cashOut/prices')[0]?.body).toMatchObject({ betIds: [ticket.betId] });
    // It moves with the prices.
    await expect.element(page.getByText('13,000원').first()).toBeVisible();
  },
);

const leg = {
  position: 0,
  fixtureId: 'sr:match:7',
  sport: 'soccer',
  marketKey: 'two-way',
  market: { kind: 'two-way', span: 'match', count: 'points' },
  selectionId: 'home',
  odds: '1.85',
  startsAt: '2026-11-24T05:00:00.000Z',
  result: null,
};

test('no leg of a refused ticket waits for a result', async () => {
  const refused = { ...ticket, legs: [leg], state: 'refused', betCalResults: 'PASS' };
  answerCalls({ '/api/bet/betlist': () => answer([refused, game]) });
  await mount(<BetListPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('접수 거절').first()).toBeVisible();
  await expect.element(page.getByText('결과 대기')).not.toBeInTheDocument();
});

const onVoidRound = {
  ...ticket,
  groupKey: 'mini',
  vendorCode: 'powerball',
  gameDay: '2026-11-24',
  number: 78,
  marketId: 'sum-parity',
  selectionId: 'sum-odd',
  isToBeCancelled: true,
};

test.each(['desktop', 'phone'] as const)(
  'a bet on a round that was declared void says on a %s that its stake goes back, in full too',
  async (on) => {
    const { slipId, gameDay, number } = onVoidRound;
    const round = { gameId: 'powerball', gameDay, number, roundState: 'open' };
    const slip = { ...round, slipId, product: 'mini', state: 'accepted', stake: '10000' };
    const times = { placedAt: ticket.placedAt, drawsAt: ticket.placedAt };
    answerCalls({
      '/api/bet/betlist': () => answer([onVoidRound]),
      '/api/bet/detail': () => ({
        data: { ...slip, ...times, refusal: null, scores: [], bets: [onVoidRound] },
      }),
    });
    const shown = await mount(<BetListPage search={{}} onSearch={() => undefined} />, { on });
    const expectShown = async (part: typeof page | ReturnType<typeof page.getByRole>) => {
      await expect.element(part.getByText('취소 예정', { exact: true }).first()).toBeVisible();
      await expect.element(part.getByText('추첨 때 돌려드립니다').first()).toBeVisible();
      await expect.element(part.getByText('결과 대기')).not.toBeInTheDocument();
      await expect.element(part.getByText('18,500원')).not.toBeInTheDocument();
    };
    await expectShown(page);
    await shown.unmount();
    await mount(<BetListPage search={{ slip: slipId }} onSearch={() => undefined} />, { on });
    await expectShown(page.getByRole('dialog'));
  },
);

test('a group of games is asked for by its own key', async () => {
  const calls = answerCalls({ '/api/bet/betlist': () => answer([]) });
  const searches: object[] = [];
  const shown = await mount(
    <BetListPage search={{}} onSearch={(search) => void searches.push(search)} />,
  );
  await userEvent.click(page.getByRole('button', { name: '피싱 게임' }));
  expect(searches).toEqual([{ game: 'fishing' }]);
  await shown.unmount();
  await mount(<BetListPage search={{ game: 'fishing' }} onSearch={() => undefined} />);
  await expect
    .poll(() => calls.to('/api/bet/betlist').at(-1)?.body)
    .toMatchObject({ groupKey: 'fishing' });
});
