import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { orderedGameOf, orderOf } from '../testing/orders.ts';
import { vendorsAnswer } from '../testing/records.ts';
import { OrderPage } from './order-page.tsx';

const read = '/api/admin/games/catalogue/order';
const set = `${read}/set`;
const names = ['게이츠', '보난자', '울프', '사자'];
const games = names.map((name, at) => orderedGameOf(`g${at + 1}`, name));

type Opened = Parameters<typeof orderOf>[1] & {
  on?: 'desktop' | 'phone';
  refusal?: { code: string; message: string };
};

async function open({ on = 'desktop', refusal, ...change }: Opened = {}) {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...vendorsAnswer,
    [read]: () => ({ data: orderOf(games, change) }),
    [set]: () => refusal ?? { data: orderOf(games, change) },
  });
  await mount(<OrderPage search={{ vendor: 'kplay' }} onSearch={() => undefined} />, { on });
  await expect.element(page.getByRole('button', { name: '게이츠 옮기기' })).toBeVisible();
  return calls;
}

const order = () =>
  page
    .getByRole('grid', { name: '게임 순서' })
    .getByRole('row')
    .elements()
    .map((row) => names.find((name) => row.textContent?.includes(name)));

/** By keys alone: down to the game, to its handle, and up from there. */
async function takeUp(name: string) {
  page.getByRole('row', { name: '게이츠' }).element().focus();
  await userEvent.keyboard('{ArrowDown}'.repeat(names.indexOf(name)));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: /삽입/ }).first()).toBeInTheDocument();
}

async function save() {
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '저장하기' }).click();
}

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('games are listed in their order on a %s', async (on) => {
  await open({ on, total: 6 });
  expect(order()).toEqual(names);
  await expect.element(page.getByText('나머지 2개는 이름순으로 뒤에 보입니다.')).toBeVisible();
});

test('a game is dragged by keyboard, and the whole order is saved with its version', async () => {
  const calls = await open({ version: 7 });
  await takeUp('사자');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  await expect.poll(order).toEqual(['사자', '게이츠', '보난자', '울프']);
  await save();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toMatchObject([
      { vendorKey: 'kplay', groupCode: 'slot', version: 7, gameIds: ['g4', 'g1', 'g2', 'g3'] },
    ]);
});

test('what is taken up and let go with Escape stays where it was', async () => {
  await open();
  await takeUp('사자');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
  expect(order()).toEqual(names);
  await expect
    .element(page.getByRole('button', { name: '변경 내용 확인' }))
    .not.toBeInTheDocument();
});

test('a game goes to the top at once, but not in front of pinned ones', async () => {
  await open({ pinned: 'g1' });
  await page.getByRole('button', { name: '울프 맨 앞으로' }).click();
  await expect.poll(order).toEqual(['게이츠', '울프', '보난자', '사자']);
});

test('of two operators the second is told, and looks again', async () => {
  const refusal = { code: 'G004', message: '다른 운영자가 먼저 변경했습니다.' };
  const calls = await open({ refusal });
  await page.getByRole('button', { name: '울프 맨 앞으로' }).click();
  await save();
  await page.getByRole('dialog').getByRole('button', { name: '계속 수정' }).click();
  await page.getByRole('button', { name: '최신 설정 불러오기' }).click();
  await expect.poll(order).toEqual(names);
  expect(calls.to(read).length).toBeGreaterThan(1);
});

test('who may only look moves nothing', async () => {
  answerCalls({
    ...asOperator('betting.read'),
    ...vendorsAnswer,
    [read]: () => ({ data: orderOf(games) }),
  });
  await mount(<OrderPage search={{ vendor: 'kplay' }} onSearch={() => undefined} />);
  await expect.element(page.getByRole('row', { name: '게이츠' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /옮기기/ })).not.toBeInTheDocument();
});
