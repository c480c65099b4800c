import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import MenuDrawer from './menu-drawer.tsx';

function Site() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>메뉴</Button>
      {isOpen ? <MenuDrawer onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const drawer = page.getByRole('dialog');

async function open() {
  answerCalls({});
  const shown = await mount(<Site />, { on: 'phone' });
  await userEvent.click(page.getByRole('button', { name: '메뉴' }));
  await expect.element(drawer).toBeVisible();
  return shown;
}

test('the drawer of a phone begins with sports and mini games, above the casino', async () => {
  await open();
  const links = drawer.getByRole('link').elements();
  const names = links.map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['스포츠', '미니게임']);
  expect(names.indexOf('라이브 카지노')).toBeGreaterThan(1);
  for (const link of links.slice(0, 2)) {
    expect(link.getBoundingClientRect().bottom).toBeLessThan(844);
  }
});

test('going back closes the drawer and leaves the page where it is', async () => {
  const { router } = await open();
  router.history.back();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(router.history.location.pathname).toBe('/');
});
