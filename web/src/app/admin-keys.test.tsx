import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AdminKeys } from '../admin/shell/admin-keys.tsx';
import { pressWithHangul } from '../shared/testing/hangul.ts';
import { mount } from '../shared/testing/mount.tsx';

test('the search opens by its key, with Hangul switched on as well', async () => {
  await mount(<AdminKeys />);
  pressWithHangul('k');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  pressWithHangul('k', { ctrlKey: true });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  pressWithHangul('/', { key: 'Process', code: 'Slash' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
