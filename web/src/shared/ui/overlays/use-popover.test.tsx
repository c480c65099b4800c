import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../../dates/date-field.tsx';
import { DateRange } from '../../dates/date-range.tsx';
import { Select } from '../../forms/select.tsx';
import { ColumnsMenu } from '../../partner/reports/columns-menu.tsx';
import { mount } from '../../testing/mount.tsx';
import { Dialog } from './dialog.tsx';

const noop = () => undefined;
const day = '2026-07-01';
const choices = [
  { id: 'a', text: 'Apple' },
  { id: 'b', text: 'Pear' },
];

function Fruit() {
  const [value, setValue] = useState('a');
  return (
    <Select label="Fruit" placeholder="" choices={choices} value={value} onChange={setValue} />
  );
}

function FruitSheet() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
      <Fruit />
    </Dialog>
  );
}

const key = page.getByRole('button', { expanded: false });
const list = page.getByRole('listbox');

const popovers: readonly [string, ReactNode][] = [
  ['the list of a choice', <Fruit key="" />],
  ['the calendar of a day', <DateField key="" label="Day" value={day} onChange={noop} />],
  [
    'the calendar of a period',
    <DateRange key="" value={{ startDate: day, endDate: day }} onChange={noop} />,
  ],
  [
    'the columns of a report',
    <ColumnsMenu
      key=""
      columns={[{ key: 'bets', header: 'Bets' }]}
      choice={{ hidden: [], toggle: noop }}
    />,
  ],
];

test.each(popovers)('going back closes %s and leaves the page where it is', async (_, content) => {
  const { router } = await mount(content, { on: 'phone' });
  await userEvent.click(key);
  const panel = page.getByRole('dialog').or(list).first();
  await expect.element(panel).toBeVisible();
  await expect.poll(() => router.history.location.state.overlays?.length).toBe(1);
  router.history.back();
  await expect.element(panel).not.toBeInTheDocument();
  expect(router.history.location.pathname).toBe('/');
  router.history.back();
  await expect.poll(() => router.history.location.pathname).toBe('/before');
});

test('what was chosen in a list leaves nothing to go back from', async () => {
  const { router } = await mount(<Fruit />, { on: 'phone' });
  await userEvent.click(key);
  await userEvent.click(page.getByRole('option', { name: 'Pear' }));
  await expect.element(page.getByRole('button', { name: /Pear/ })).toBeVisible();
  router.history.back();
  await expect.poll(() => router.history.location.pathname).toBe('/before');
});

test('going back closes a list before the sheet that it stands in', async () => {
  const { router } = await mount(<FruitSheet />, { on: 'phone' });
  const sheet = page.getByRole('dialog', { name: 'Sheet' });
  await userEvent.click(key);
  await expect.element(list).toBeVisible();
  await expect.poll(() => router.history.location.state.overlays?.length).toBe(2);
  router.history.back();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  router.history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(router.history.location.pathname).toBe('/');
});
