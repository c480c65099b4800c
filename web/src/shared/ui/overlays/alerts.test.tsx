import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ask, showAlert } from './alerts.ts';

const alert = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => mount(<p>a page</p>));

describe('say', () => {
  test('shows its message with one button, and settles when that is pressed', async () => {
    const read = showAlert('로그인 이후 이용 가능합니다.');
    await expect.element(alert.getByText('로그인 이후 이용 가능합니다.')).toBeVisible();
    await expect.element(button('취소')).not.toBeInTheDocument();
    await userEvent.click(button('확인'));
    await read;
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('is shown once, however often the same is said meanwhile', async () => {
    void showAlert('연결이 끊겼습니다.');
    void showAlert('연결이 끊겼습니다.');
    await userEvent.click(button('확인'));
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('waits for the one before it', async () => {
    void showAlert('first');
    void showAlert('second');
    await expect.element(alert.getByText('first')).toBeVisible();
    await userEvent.click(button('확인'));
    await expect.element(alert.getByText('second')).toBeVisible();
  });
});

describe('ask', () => {
  test('is agreed to by its own words', async () => {
    const answer = ask({ message: '베팅할까요?', confirmLabel: '베팅하기' });
    await userEvent.click(button('베팅하기'));
    expect(await answer).toBe(true);
  });

  test('is not agreed to by going back', async () => {
    const answer = ask({ message: '베팅할까요?' });
    await userEvent.click(button('취소'));
    expect(await answer).toBe(false);
  });

  test('is not agreed to by Escape', async () => {
    const answer = ask({ message: '베팅할까요?' });
    await expect.element(alert).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  test('has the keyboard on its confirming button, so that Enter agrees', async () => {
    const answer = ask({ message: '지울까요?', isDangerous: true });
    await expect.element(button('확인')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe(true);
  });

  test('keeps the keyboard inside while it is open', async () => {
    void ask({ message: '지울까요?' });
    await expect.element(button('확인')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('취소')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('확인')).toHaveFocus();
  });
});
