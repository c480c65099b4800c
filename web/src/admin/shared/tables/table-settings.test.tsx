import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../shared/testing/mount.tsx';
import { TableSettings } from './table-settings.tsx';

const noop = () => undefined;

test('going back closes the settings of a table and leaves the page where it is', async () => {
  const { router } = await mount(
    <TableSettings
      columns={[{ key: 'cash', header: 'Cash' }]}
      choice={{ hidden: [], toggle: noop }}
      rows={20}
      onRows={noop}
    />,
    { on: 'phone' },
  );
  await userEvent.click(page.getByRole('button', { expanded: false }));
  await expect.element(page.getByRole('checkbox', { name: 'Cash' })).toBeVisible();
  await expect.poll(() => router.history.location.state.overlays?.length).toBe(1);
  router.history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(router.history.location.pathname).toBe('/');
});
