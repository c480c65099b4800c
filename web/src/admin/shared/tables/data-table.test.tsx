import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressWithHangul } from '../../../shared/testing/hangul.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { useMarkColumn } from './mark-column.tsx';
import { sortColumn } from './sort-column.ts';
import { useMarks } from './use-marks.ts';
import { useRowKeys } from './use-row-keys.ts';

type Member = { id: string; name: string; cash: number; isLocked?: boolean };
type Order = 'cash' | '-cash';

const members: readonly Member[] = [
  { id: 'a', name: 'minho', cash: 300 },
  { id: 'b', name: 'sora', cash: 100 },
  { id: 'c', name: 'jiwoo', cash: 200, isLocked: true },
];

/** A list as operators work through it: sorted, marked, and walked by keys. */
function Members({ onOpen = () => undefined }: { onOpen?: (id: string) => void }) {
  const [order, setOrder] = useState<Order>('-cash');
  const sign = order === 'cash' ? 1 : -1;
  const rows = members.toSorted((one, other) => sign * (one.cash - other.cash));
  const keyOf = ({ id }: Member) => id;
  const mayMark = ({ isLocked }: Member) => isLocked !== true;
  const marks = useMarks(rows, keyOf, mayMark);
  useRowKeys({ onOpen, onMark: marks.toggle });
  const columns: readonly Column<Member>[] = [
    useMarkColumn<Member>(({ name }) => name),
    { key: 'name', header: 'Name', cell: ({ name }) => name, phone: 'title' },
    {
      key: 'cash',
      header: 'Cash',
      cell: ({ cash }) => cash,
      align: 'end',
      ...sortColumn<Order>({ up: 'cash', down: '-cash', order, onOrder: setOrder }),
    },
    {
      key: 'acts',
      header: '',
      phone: 'foot',
      cell: ({ id }) => (
        <button type="button" data-shortcut="b" onClick={() => onOpen(`ban ${id}`)}>
          Ban
        </button>
      ),
    },
  ];
  return (
    <DataTable
      caption="Members"
      isWorked
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      marks={marks}
    />
  );
}

const table = page.getByRole('table', { name: 'Members' });
const all = page.getByRole('checkbox', { name: '이 쪽의 줄 모두 선택' });
const box = (name: string) => page.getByRole('checkbox', { name: `${name} 선택` });
const focused = () => document.activeElement?.getAttribute('data-worked-row');
const names = () =>
  [...document.querySelectorAll('[data-worked-row]')].map((row) =>
    row.getAttribute('data-worked-row'),
  );

describe('sorting', () => {
  test('a header says how rows are sorted, and a press turns it round', async () => {
    await mount(<Members />);
    const header = page.getByRole('columnheader', { name: 'Cash' });
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['a', 'c', 'b']);
    await userEvent.click(page.getByRole('button', { name: 'Cash' }));
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['b', 'c', 'a']);
  });
});

describe('marking', () => {
  test('one box marks every row that may be marked', async () => {
    await mount(<Members />);
    await userEvent.click(all);
    await expect.element(box('minho')).toBeChecked();
    await expect.element(box('sora')).toBeChecked();
    await expect.element(box('jiwoo')).not.toBeInTheDocument();
    await userEvent.click(all);
    await expect.element(box('minho')).not.toBeChecked();
  });

  test('with some rows marked the box of all is between', async () => {
    await mount(<Members />);
    await userEvent.click(box('sora'));
    await expect.element(all).toBePartiallyChecked();
    await userEvent.click(box('minho'));
    await expect.element(all).toBeChecked();
  });

  test('a mark stays with its row when rows are sorted anew', async () => {
    await mount(<Members />);
    await userEvent.click(box('sora'));
    await userEvent.click(page.getByRole('button', { name: 'Cash' }));
    await expect.element(box('sora')).toBeChecked();
    await expect.element(box('minho')).not.toBeChecked();
  });
});

describe('keys', () => {
  test('j and k walk the rows and stop at the ends', async () => {
    await mount(<Members />);
    await expect.element(table).toBeVisible();
    await userEvent.keyboard('j');
    expect(focused()).toBe('a');
    await userEvent.keyboard('jjjj');
    expect(focused()).toBe('b');
    await userEvent.keyboard('k');
    expect(focused()).toBe('c');
  });

  test('Enter opens the row, x marks it, its own letter presses its button', async () => {
    const opened: string[] = [];
    await mount(<Members onOpen={(id) => opened.push(id)} />);
    await expect.element(table).toBeVisible();
    await userEvent.keyboard('j{Enter}xb');
    expect(opened).toEqual(['a', 'ban a']);
    await expect.element(box('minho')).toBeChecked();
  });

  test('they do the same with Hangul switched on', async () => {
    const opened: string[] = [];
    await mount(<Members onOpen={(id) => opened.push(id)} />);
    await expect.element(table).toBeVisible();
    pressWithHangul('j');
    pressWithHangul('j');
    pressWithHangul('k');
    pressWithHangul('b');
    pressWithHangul('x');
    await expect.element(box('minho')).toBeChecked();
    expect(opened).toEqual(['ban a']);
  });

  test('a key with Control is the browser’s', async () => {
    await mount(<Members />);
    await expect.element(table).toBeVisible();
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(focused()).toBeNull();
  });
});

test('on a phone every row is a card with the same cells', async () => {
  await mount(<Members />, { on: 'phone' });
  const list = page.getByRole('list', { name: 'Members' });
  await expect.element(list).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  expect(list.getByRole('listitem').elements()).toHaveLength(members.length);
  await expect.element(list.getByRole('button', { name: 'Ban' }).first()).toBeVisible();
});
