import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import type { CashRow } from '../../shared/contracts.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { useCashColumns } from './cash-columns.tsx';
import { CashPage } from './cash-page.tsx';

const MINUTE_MS = 60_000;

function rowOf(id: string, status: CashRow['status'], minutes: number): CashRow {
  const at = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  return {
    requestId: `${id}0f3b1c2-d3e4-5f6a-8b7c-8d9e0f1a2b3c`,
    kind: 'in',
    status,
    amount: '100000',
    bonusAmount: '0',
    requestedAt: at,
    processedAt: status === 1 ? at : null,
    reason: '',
    memberId: 'm-1',
    memId: 'player4',
    memNick: '한강물결',
    level: 1,
    payoutAccountMasked: '',
    payoutAccountVersion: 0,
    payoutChangedAt: null,
    rollingRemaining: '0',
    kept: null,
    balance: '777000',
    owed: '0',
    processedBy: null,
  };
}

function Queue({ rows }: { rows: readonly CashRow[] }) {
  const columns = useCashColumns('in', null);
  return <DataTable caption="입금" columns={columns} rows={rows} rowKey={(row) => row.requestId} />;
}

test('a decided request shows no balance of today', async () => {
  await mount(<Queue rows={[rowOf('a', 1, 60)]} />);
  await expect.element(page.getByText('100,000원')).toBeVisible();
  await expect.element(page.getByText('777,000원')).not.toBeInTheDocument();
});

test('what an operator refused is not what its member cancelled', async () => {
  const refused = { ...rowOf('a', -1, 60), reason: '입금자명이 다릅니다.' };
  await mount(<Queue rows={[refused, rowOf('b', -1, 60)]} />);
  await expect.element(page.getByText('거절', { exact: true })).toBeVisible();
  await expect.element(page.getByText('취소', { exact: true })).toBeVisible();
});

test('a request that waits shows the balance, its number, and how long it waits, louder as it ages', async () => {
  await mount(<Queue rows={[rowOf('a', 0, 1), rowOf('b', 2, 12), rowOf('c', 0, 45)]} />);
  await expect.element(page.getByText('777,000원').first()).toBeVisible();
  await expect.element(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible();
  const ages = [...document.querySelectorAll('[data-age]')].map((one) => [
    one.getAttribute('data-age'),
    getComputedStyle(one).color,
  ]);
  expect(ages.map(([age]) => age)).toEqual(['fresh', 'long', 'too-long']);
  expect(new Set(ages.map(([, colour]) => colour)).size).toBe(3);
});

const pageInfo = { page: 1, count_per_list: 20, tatal_list_count: 0 };

test.each([
  ['in', ['전체', '신청', '대기', '완료', '취소·거절', '회수']],
  ['out', ['전체', '신청', '대기', '완료', '취소·거절']],
] as const)(
  'the list of what goes %s is narrowed to the states it can have',
  async (kind, states) => {
    answerCalls({
      ...asOperator('cash.decide'),
      '/api/admin/cash/list': () => ({ data: { list: [], pageInfo } }),
    });
    await mount(<CashPage kind={kind} search={{}} onSearch={() => undefined} />);
    const choices = page.getByRole('group', { name: '상태' }).getByRole('button');
    await expect.element(choices.first()).toBeVisible();
    expect(choices.elements().map((choice) => choice.textContent)).toEqual(states);
  },
);
