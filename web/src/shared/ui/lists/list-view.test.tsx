import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../api/query-client.ts';
import { mount, screens } from '../../testing/mount.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { DataTable } from './data-table.tsx';
import { ListView } from './list-view.tsx';

const queryKey = ['site', 'rows'];
const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };

type RowsProps = {
  answer: () => Promise<{ list: string[]; pageInfo: typeof pageInfo }>;
  onPage?: (page: number) => void;
};

function Rows({ answer, onPage = () => undefined }: RowsProps) {
  return (
    <ListView
      caption="rows"
      empty={{ title: 'none' }}
      query={useQuery({ queryKey, queryFn: answer, retry: false })}
      columns={[{ key: 'name', header: 'Name', cell: (name) => <input aria-label={name} /> }]}
      rowKey={(name) => name}
      onPage={onPage}
    />
  );
}

test('a list stays, with what is typed in it, when a later look at it fails', async () => {
  let isDown = false;
  const answer = async () => {
    if (isDown) throw new Error('The line is down.');
    return { list: ['first'], pageInfo };
  };
  await mount(<Rows answer={answer} />);
  const typed = page.getByLabelText('first');
  await typed.fill('a reason');
  isDown = true;
  await queryClient.invalidateQueries({ queryKey });
  await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe('error');
  await expect.element(typed).toHaveValue('a reason');
});

test('a list that never came says so, and comes when it is asked for again', async () => {
  let isDown = true;
  const answer = async () => {
    if (isDown) throw new Error('The line is down.');
    return { list: ['first'], pageInfo };
  };
  await mount(<Rows answer={answer} />);
  const again = page.getByRole('button', { name: '다시 시도' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(page.getByLabelText('first')).toBeVisible();
});

test('a page beyond the end is no empty list, and leads back to the last one', async () => {
  const onPage = vi.fn();
  const beyond = { page: 3, count_per_list: 10, tatal_list_count: 20 };
  await mount(<Rows answer={async () => ({ list: [], pageInfo: beyond })} onPage={onPage} />);
  await page.getByRole('button', { name: '마지막 페이지로' }).click();
  expect(onPage).toHaveBeenCalledWith(2);
  await expect.element(page.getByText('none')).not.toBeInTheDocument();
  await mount(
    <Rows answer={async () => ({ list: [], pageInfo: { ...pageInfo, tatal_list_count: 0 } })} />,
  );
  await expect.element(page.getByText('none')).toBeVisible();
});

/** What is done with a row: by a dialog of its own, and then by another one. */
function Act({ name }: { name: string }) {
  const [step, setStep] = useState<'none' | 'first' | 'second'>('none');
  const close = () => setStep('none');
  return (
    <>
      <Button onPress={() => setStep('first')}>{`act ${name}`}</Button>
      <Dialog title="first step" isOpen={step === 'first'} onClose={close}>
        <input aria-label="reason" />
        <Button onPress={() => setStep('second')}>go on</Button>
      </Dialog>
      <Dialog title="second step" isOpen={step === 'second'} onClose={close}>
        <input aria-label="password" />
      </Dialog>
    </>
  );
}

test('a phone that is turned takes no dialog of a row away, and the list turns behind the last', async () => {
  const { width, height } = screens.phone;
  await mount(
    <DataTable
      caption="rows"
      rows={['one', 'two']}
      rowKey={(name) => name}
      columns={[{ key: 'act', header: 'Act', cell: (name) => <Act name={name} /> }]}
    />,
    { on: 'phone' },
  );
  await page.getByRole('button', { name: 'act two' }).click();
  await page.getByLabelText('reason').fill('half of a sentence');
  await page.viewport(height, width);
  await expect.poll(() => window.innerWidth).toBe(height);
  await expect.element(page.getByLabelText('reason')).toHaveValue('half of a sentence');
  await page.getByRole('button', { name: 'go on' }).click();
  await page.getByLabelText('password').fill('half of a word');
  await expect.element(page.getByLabelText('password')).toHaveValue('half of a word');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('table', { name: 'rows' })).toBeVisible();
});
