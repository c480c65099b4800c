import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../api/api-error.ts';
import { mount } from '../testing/mount.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useMoneySubmit } from './use-money-submit.ts';

const sent: string[] = [];
let refusals: string[] = [];
const send = page.getByRole('button', { name: 'Send' });
const agree = page.getByRole('alertdialog').getByRole('button', { name: '확인' });

function Form() {
  const { submit } = useMoneySubmit<number, void>({
    name: 'test',
    send: async (_amount, headers) => {
      sent.push(headers['idempotency-key']);
      const resultCode = refusals.shift();
      if (resultCode === undefined) return;
      throw new ApiError({ resultCode, resultMessage: 'No', data: null, requestId: '' }, 500);
    },
  });
  return (
    <Button onPress={() => void submit(50_000, { message: 'Sure?', done: 'Done' })}>Send</Button>
  );
}

afterEach(() => {
  sent.length = 0;
  refusals = [];
  onlineManager.setOnline(true);
});

test('what is pressed without a line is refused in words, and never sent by itself', async () => {
  await mount(<Form />);
  onlineManager.setOnline(false);
  await userEvent.click(send);
  await userEvent.click(agree);
  await expect.element(page.getByText(/연결되어 있지 않아 보내지 않았습니다/)).toBeVisible();
  await userEvent.click(agree);
  onlineManager.setOnline(true);
  expect(sent).toEqual([]);
  // The next press is the only one that counts: had the first one waited, it would go ahead of this.
  await userEvent.click(send);
  await userEvent.click(agree);
  await expect.element(page.getByText('Done')).toBeVisible();
  expect(sent).toHaveLength(1);
});

async function press(words: RegExp): Promise<void> {
  await userEvent.click(send);
  await userEvent.click(agree);
  await expect.element(page.getByText(words)).toBeVisible();
  await userEvent.click(agree);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
}

test('what was turned away for too many requests is no lost answer', async () => {
  await mount(<Form />);
  refusals = ['H429'];
  await press(/^No$/);
});

test('attack: an error of ours that comes behind a commit has the same press do it twice', async () => {
  await mount(<Form />);
  refusals = ['E001', 'W001'];
  await press(/처리 결과를 받지 못했습니다/);
  await press(/^No$/);
  const [first, second] = sent;
  expect(second).toBe(first);
  // A clear refusal is an answer: the next press is meant anew.
  await userEvent.click(send);
  await userEvent.click(agree);
  await expect.element(page.getByText('Done')).toBeVisible();
  expect(sent[2]).not.toBe(first);
});
