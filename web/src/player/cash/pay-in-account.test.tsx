import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { learnServerTime } from '../../shared/format/server-clock.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { PayInAccountCard } from './pay-in-account.tsx';

const hourMs = 3_600_000;

/** The server's clock, from now on so many hours behind this device's. */
function serverBehind(hours: number): number {
  const now = Date.now();
  learnServerTime(new Date(now - hours * hourMs).toISOString(), now, now);
  return now - hours * hourMs;
}

afterEach(() => {
  vi.restoreAllMocks();
  serverBehind(0);
});

/** The card, with an account that stands for half an hour from then on. */
async function open(serverMs: number): Promise<void> {
  const account = {
    bankName: '국민은행',
    accountNumber: '123-456',
    accountHolder: '노리터',
    expiresAt: new Date(serverMs + hourMs / 2).toISOString(),
  };
  answerCalls({ '/api/cash/getAcc': () => ({ data: account }) });
  await mount(<PayInAccountCard />);
}

test('the account is shown while the server lets it stand, whatever this device’s clock says', async () => {
  await open(serverBehind(3));
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByText('123-456')).toBeVisible();
});

test('the keyboard goes on at the account it asked for, and where it is over by now', async () => {
  await open(serverBehind(3));
  const focused = () => document.activeElement?.textContent;
  page.getByRole('button', { name: '계좌 확인' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toMatch(/^은행.*123-456/);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '계좌번호 복사' })).toHaveFocus();
  serverBehind(2);
  await expect.poll(focused).toContain('계좌 확인');
  await expect.element(page.getByText('123-456')).not.toBeInTheDocument();
});
