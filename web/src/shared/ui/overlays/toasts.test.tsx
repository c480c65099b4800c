import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { toast } from './toasts.ts';

beforeEach(() => mount(<p>a page</p>));

test('a toast is read out politely, in the one live region', async () => {
  toast('good', '저장했습니다.');
  const region = page.getByRole('status');
  await expect.element(region).toHaveTextContent('저장했습니다.');
});

test('a toast goes when it is closed, and the others stay', async () => {
  toast('good', 'first');
  toast('bad', 'second');
  await expect.element(page.getByText('second')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '닫기' }).first());
  await expect.element(page.getByText('first')).not.toBeInTheDocument();
  await expect.element(page.getByText('second')).toBeVisible();
});

test('of many toasts the newest four are shown', async () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) toast('note', text);
  await expect.element(page.getByText('five')).toBeVisible();
  await expect.element(page.getByText('one')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: '닫기' }).elements()).toHaveLength(4);
});
