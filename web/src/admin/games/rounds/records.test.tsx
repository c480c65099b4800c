import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { pageOf, round, transaction, vendorsAnswer } from '../testing/records.ts';
import { GameRoundPage } from './round-page.tsx';
import { GameRoundsPage } from './rounds-page.tsx';
import { TransactionsPage } from './transactions-page.tsx';

const rounds = '/api/admin/games/rounds';
const base = { ...asOperator('betting.read'), ...vendorsAnswer };

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('rounds are listed on a %s', async (on) => {
  const sums = { staked: '1000', returned: '2500' };
  answerCalls({
    ...base,
    [rounds]: () => ({ data: { list: [round], pageInfo: pageOf(1), ...sums } }),
  });
  await mount(<GameRoundsPage search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByRole('link', { name: '게이츠' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'player1' })).toBeVisible();
});

test('a round is searched by its number and by its member', async () => {
  const onSearch = vi.fn();
  answerCalls({ ...base, [rounds]: () => ({ code: 'E001', message: '오류입니다.' }) });
  await mount(<GameRoundsPage search={{ page: 2 }} onSearch={onSearch} />);
  await expect.element(page.getByText('오류입니다.')).toBeVisible();
  await userEvent.type(page.getByPlaceholder(/판 번호/), 'kp-771{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith({ search: 'kp-771' });
  await userEvent.type(page.getByPlaceholder('회원 아이디'), 'player1{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith({ member: 'player1' });
});

test('a round is shown with what its vendor asked for', async () => {
  answerCalls({
    ...base,
    '/api/admin/games/round': () => ({ data: { round, transactions: [transaction] } }),
  });
  await mount(<GameRoundPage roundId={round.roundId} />);
  await expect.element(page.getByText('kp-771')).toBeVisible();
  await expect.element(page.getByText('kp-tx-1')).toBeVisible();
  await expect.element(page.getByText('69,000원')).toBeVisible();
});

test('a round is seen again at its vendor', async () => {
  const shown = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(shown as unknown as Window);
  const url = 'https://vendor.example/rounds/kp-771';
  answerCalls({
    ...base,
    '/api/admin/games/round': () => ({ data: { round, transactions: [transaction] } }),
    '/api/admin/games/round/replay': () => ({ data: { url } }),
  });
  await mount(<GameRoundPage roundId={round.roundId} />);
  await page.getByRole('button', { name: '다시 보기' }).click();
  await expect.poll(() => shown.location.replace.mock.calls).toEqual([[url]]);
});

test('no transactions are said so', async () => {
  answerCalls({
    ...base,
    '/api/admin/games/transactions': () => ({ data: { list: [], pageInfo: pageOf(0) } }),
  });
  await mount(<TransactionsPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('조건에 맞는 거래가 없습니다.')).toBeVisible();
});
