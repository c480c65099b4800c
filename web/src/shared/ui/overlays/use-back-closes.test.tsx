import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../controls/button.tsx';
import { ask } from './alerts.ts';
import { Dialog } from './dialog.tsx';

function Two() {
  const [shown, setShown] = useState<readonly string[]>([]);
  const close = (name: string) => () => setShown((all) => all.filter((one) => one !== name));
  return (
    <>
      <Button onPress={() => setShown(['sheet'])}>Open</Button>
      <Dialog title="Sheet" isOpen={shown.includes('sheet')} onClose={close('sheet')}>
        <Button onPress={() => setShown(['sheet', 'inner'])}>More</Button>
      </Dialog>
      <Dialog title="Inner" isOpen={shown.includes('inner')} onClose={close('inner')}>
        <p>inside</p>
      </Dialog>
    </>
  );
}

const sheet = page.getByRole('dialog', { name: 'Sheet' });
const inner = page.getByRole('dialog', { name: 'Inner' });

async function mountTwo() {
  const { router } = await mount(<Two />, { on: 'phone' });
  const path = () => router.history.location.pathname;
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(sheet).toBeVisible();
  return { history: router.history, path, router };
}

describe('going back', () => {
  test('closes an open sheet and stays on the page; once more leaves it', async () => {
    const { history, path } = await mountTwo();
    history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(path()).toBe('/');
    history.back();
    await expect.poll(path).toBe('/before');
  });

  test('closes the topmost of two first', async () => {
    const { history, path } = await mountTwo();
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await expect.element(inner).toBeVisible();
    history.back();
    await expect.element(inner).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
    history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(path()).toBe('/');
  });

  test('lands on nothing of an overlay that was closed by its button', async () => {
    const { history, path } = await mountTwo();
    await userEvent.click(sheet.getByRole('button', { name: '닫기' }));
    await expect.element(sheet).not.toBeInTheDocument();
    history.back();
    await expect.poll(path).toBe('/before');
  });

  test('leads from the page a sheet led to, to where the sheet was opened', async () => {
    const { history, path, router } = await mountTwo();
    await router.navigate({ to: '/elsewhere' } as never);
    await expect.poll(path).toBe('/elsewhere');
    history.back();
    await expect.poll(path).toBe('/');
  });

  test('answers a question with no and leaves the page where it is', async () => {
    const { router } = await mount(<p>a page</p>);
    const answer = ask({ message: '베팅할까요?' });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(() => router.history.location.state.overlays?.length).toBe(1);
    router.history.back();
    expect(await answer).toBe(false);
    expect(router.history.location.pathname).toBe('/');
  });
});
