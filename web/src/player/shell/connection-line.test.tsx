import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSubmit } from '../../shared/api/use-submit.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ConnectionLine } from './connection-line.tsx';

const sent: number[] = [];
const waiting = page.getByText(/저절로 한 번만 전송됩니다/);

function Form() {
  const { mutate } = useSubmit<number, void>({
    send: async (amount) => {
      sent.push(amount);
    },
  });
  return (
    <>
      <ConnectionLine />
      <Button onPress={() => mutate(50_000)}>Send</Button>
    </>
  );
}

afterEach(() => onlineManager.setOnline(true));

test('what was sent without a line says that it goes by itself, and goes once', async () => {
  await mount(<Form />);
  onlineManager.setOnline(false);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(waiting).toBeVisible();
  expect(sent).toEqual([]);
  onlineManager.setOnline(true);
  await expect.poll(() => sent).toEqual([50_000]);
  await expect.element(waiting).not.toBeInTheDocument();
  expect(sent).toEqual([50_000]);
});
