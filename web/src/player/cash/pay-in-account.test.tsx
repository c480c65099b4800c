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

test('the account is shown while the server lets it stand, whatever this device’s clock says', async () => {
  const serverMs = serverBehind(3);
  const account = {
    bankName: '국민은행',
    accountNumber: '123-456',
    accountHolder: '노리터',
    expiresAt: new Date(serverMs + hourMs / 2).toISOString(),
  };
  answerCalls({ '/api/cash/getAcc': () => ({ data: account }) });
  await mount(<PayInAccountCard />);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByText('123-456')).toBeVisible();
});
