import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, screens } from '../../testing/mount.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { toastWithUndo } from './toasts.ts';

function Opened({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Dialog
        title="상세 보기"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isDismissable={isDismissable}
      >
        <p>inside</p>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: '상세 보기' });
const opener = page.getByRole('button', { name: 'Details' });

function boxOf(element: Element): DOMRect {
  return (element.parentElement ?? element).getBoundingClientRect();
}

describe('a dialog', () => {
  test('is called by its title and takes the keyboard', async () => {
    await mount(<Opened />);
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  test('closes by its button, and the keyboard is where it was', async () => {
    await mount(<Opened />);
    await userEvent.click(opener);
    await userEvent.click(dialog.getByRole('button', { name: '닫기' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('closes by Escape', async () => {
    await mount(<Opened />);
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('closes by a press beside it', async () => {
    await mount(<Opened />);
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    await pressBeside();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('with a form in it stays open when something beside it is pressed', async () => {
    await mount(<Opened isDismissable={false} />);
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    await pressBeside();
    await expect.element(dialog).toBeVisible();
  });

  test('stands in the middle of a desktop', async () => {
    await mount(<Opened />);
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    const { left, right, bottom } = boxOf(dialog.element());
    expect(left).toBeCloseTo(window.innerWidth - right, 0);
    expect(bottom).toBeLessThan(window.innerHeight - 100);
  });
});

test('on a phone a dialog is a sheet from below, as wide as the screen', async () => {
  await mount(<Opened />, { on: 'phone' });
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  // It rises from below the screen.
  await expect
    .poll(() => boxOf(dialog.element()))
    .toMatchObject({ left: 0, width: screens.phone.width, bottom: screens.phone.height });
});

async function pressBeside(): Promise<void> {
  await userEvent.click(page.elementLocator(document.documentElement), {
    position: { x: 5, y: 5 },
    force: true,
  });
}

test('what a toast offers can be heard and pressed above an open dialog, which stays', async () => {
  await mount(<Opened />, { on: 'phone' });
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  const undo = vi.fn();
  toastWithUndo('지웠습니다.', { text: '되돌리기', onPress: undo });
  await userEvent.click(page.getByRole('button', { name: '되돌리기' }));
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});
