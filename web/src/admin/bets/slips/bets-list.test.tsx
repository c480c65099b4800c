import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { betFilter } from '../shared/betting-queries.ts';
import { betOf, legOf, refusedBet } from '../testing/bets.ts';
import { BetsList } from './bets-list.tsx';
import { ProductFilter } from './product-filter.tsx';

const days = { startDate: '2026-11-24', endDate: '2026-11-24' };
const path = '/api/admin/betting/bets/list';

const combination = betOf({
  betId: '2f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d',
  kind: 'combination',
  vendorCode: 'mixed',
  odds: '8.00',
  legs: [legOf(0, '서울', '울산'), legOf(1, '전북', '포항'), legOf(2, '광주', '대구')],
});

function answerList() {
  const list = [combination, refusedBet];
  const pageInfo = { page: 1, count_per_list: 50, tatal_list_count: list.length };
  return answerCalls({
    [path]: () => ({ data: { list, pageInfo, stake: '50000', returned: '0' } }),
  });
}

const shown = <BetsList filter={betFilter({}, days)} search={{}} onSearch={() => undefined} />;

test.each(['desktop', 'phone'] as const)(
  'a bet on sports names sport, match, pick and odds on a %s',
  async (on) => {
    answerList();
    await mount(shown, { on });
    await expect.element(page.getByText('축구', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('서울 대 울산').first()).toBeVisible();
    await expect.element(page.getByText('2.00').first()).toBeVisible();
    await expect.element(page.getByText('3폴더 조합')).toBeVisible();
    await expect.element(page.getByText('8.00')).toBeVisible();
    await expect.element(page.getByText('전북 대 포항')).not.toBeInTheDocument();
    await page.getByRole('button', { name: '외 2경기' }).click();
    await expect.element(page.getByText('전북 대 포항')).toBeVisible();
    await expect.element(page.getByText('광주 대 대구')).toBeVisible();
    await page.getByRole('button', { name: '접기' }).click();
    await expect.element(page.getByText('전북 대 포항')).not.toBeInTheDocument();
  },
);

test('a refused bet says why to an operator, with both odds', async () => {
  answerList();
  await mount(shown);
  await expect.element(page.getByText('확인하는 동안 배당 변경 2.00 → 1.85 (B1013)')).toBeVisible();
  await expect.element(page.getByText(/고객센터/)).not.toBeInTheDocument();
  await expect.element(page.getByText('접수 거절', { exact: true })).toBeVisible();
});

test('a slip has a number that can be read out, and is found by it', async () => {
  const calls = answerList();
  await mount(
    <BetsList
      filter={betFilter({ search: shortNumber(combination.slipId).toLowerCase() }, days)}
      search={{}}
      onSearch={() => undefined}
    />,
  );
  const number = shortNumber(combination.slipId);
  await expect.element(page.getByText(number).first()).toBeVisible();
  expect(calls.to(path)[0]?.body).toMatchObject({ idPrefix: combination.slipId.slice(0, 11) });
  expect(calls.to(path)[0]?.body).not.toHaveProperty('startDate');
});

test('the list is narrowed to any product, and within sports to one', async () => {
  const wishes: object[] = [];
  await mount(
    <ProductFilter
      search={{ product: 'sport', page: 3 }}
      onSearch={(search) => wishes.push(search)}
    />,
  );
  for (const name of ['미니게임', '스포츠', 'e스포츠', '가상']) {
    await expect.element(page.getByRole('button', { name, exact: true })).toBeInTheDocument();
  }
  await page.getByRole('button', { name: 'e스포츠', exact: true }).click();
  expect(wishes).toEqual([{ product: 'esport' }]);
  await page.getByRole('button', { name: /종목/ }).click();
  await page.getByRole('option', { name: '축구', exact: true }).click();
  expect(wishes.at(-1)).toEqual({ product: 'sport', sport: 'soccer' });
});
