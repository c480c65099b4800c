import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { betOf } from '../admin/bets/testing/bets.ts';
import { asOperator } from '../admin/shared/testing/as-operator.ts';
import { AdminKeys } from '../admin/shell/admin-keys.tsx';
import { idPrefixOf, shortNumber } from '../shared/format/short-number.ts';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';

const bets = '/api/admin/betting/bets/list';
const requests = '/api/admin/cash/list';

const bet = betOf();
const request = {
  requestId: 'b0f3b1c2-d3e4-5f6a-8b7c-8d9e0f1a2b3c',
  kind: 'in',
  amount: '70000',
  memNick: '푸른바다',
};

function answer(...permissions: string[]) {
  const pageInfo = { page: 1, count_per_list: 3, tatal_list_count: 1 };
  return answerCalls({
    ...asOperator('members.read', ...permissions),
    '/api/admin/members/list': () => ({ data: { list: [], pageInfo } }),
    [bets]: ({ body }) => {
      const list = body.idPrefix === idPrefixOf(shortNumber(bet.slipId)) ? [bet, bet] : [];
      return { data: { list, pageInfo, stake: '0', returned: '0' } };
    },
    [requests]: ({ body }) => {
      const isAsked = body.search === idPrefixOf(shortNumber(request.requestId));
      return { data: { list: isAsked && body.kind === 'in' ? [request] : [], pageInfo } };
    },
  });
}

async function search(words: string) {
  await mount(<AdminKeys />);
  await page.getByRole('button', { name: '전체 검색' }).click();
  await userEvent.fill(page.getByPlaceholder(/아이디, 닉네임/), words);
}

test('a slip is found by the number that its member reads out', async () => {
  answer('betting.read', 'cash.read');
  await search(shortNumber(bet.slipId).toLowerCase());
  const found = page.getByRole('option', { name: new RegExp(shortNumber(bet.slipId)) });
  await expect.element(found).toBeVisible();
  await expect.element(found.getByText('50,000원')).toBeVisible();
});

test('so is a request for money', async () => {
  answer('betting.read', 'cash.read');
  await search(shortNumber(request.requestId));
  const found = page.getByRole('option', { name: new RegExp(shortNumber(request.requestId)) });
  await expect.element(found.getByText('70,000원')).toBeVisible();
});

test('who may see neither bets nor requests asks for none', async () => {
  const calls = answer();
  await search(shortNumber(bet.slipId));
  await expect.poll(() => calls.to('/api/admin/members/list').length).toBe(1);
  expect([...calls.to(bets), ...calls.to(requests)]).toEqual([]);
});
