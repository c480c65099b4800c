import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { gameOf, pageOf, vendorsAnswer } from '../testing/records.ts';
import { CataloguePage } from './catalogue-page.tsx';

const set = '/api/admin/games/catalogue/set';
const setRule = '/api/admin/games/visibility/set';
const visibility = { version: 2, rules: [], changedAt: null, changedBy: null };
const games = [gameOf('g1', '게이츠'), gameOf('g2', '보난자'), gameOf('g3', '울프')];

async function open(on: 'desktop' | 'phone' = 'desktop') {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...vendorsAnswer,
    '/api/admin/games/catalogue': () => ({ data: { list: games, pageInfo: pageOf(3) } }),
    [set]: () => ({ data: games[0] }),
    '/api/admin/games/visibility': () => ({ data: visibility }),
    [setRule]: () => ({ data: visibility }),
  });
  await mount(<CataloguePage search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByText('게이츠').first()).toBeVisible();
  return calls;
}

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('games are listed on a %s', async (on) => {
  await open(on);
  await expect.element(page.getByText('95.50%').first()).toBeVisible();
});

test('a game is hidden', async () => {
  const calls = await open();
  await page.getByRole('button', { name: '변경', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '게이츠' });
  await dialog.getByRole('button', { name: '숨김' }).click();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toEqual([{ siteId: 'noriter', gameId: 'g1', state: 'hidden' }]);
});

test('a game is shown to some alone', async () => {
  const calls = await open();
  await page.getByRole('button', { name: '보이는 대상' }).first().click();
  const dialog = page.getByRole('dialog', { name: '게이츠' });
  await dialog.getByRole('button', { name: '모바일만' }).click();
  await userEvent.fill(dialog.getByRole('textbox', { name: '사유' }), '시험');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(setRule).map(({ body }) => body))
    .toMatchObject([
      { version: 2, rule: { vendorKey: 'kplay', gameCode: 'g1', devices: ['mobile'] } },
    ]);
});

test('a game is given its place and its limit', async () => {
  const calls = await open();
  await page.getByRole('button', { name: '변경', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '게이츠' });
  await userEvent.fill(dialog.getByRole('textbox', { name: '순서' }), '3');
  await userEvent.fill(dialog.getByRole('textbox', { name: '최대 베팅' }), '50000');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toEqual([{ siteId: 'noriter', gameId: 'g1', ord: 3, maxBet: '50000' }]);
});
