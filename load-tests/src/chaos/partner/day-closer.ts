import { setTimeout as pause } from 'node:timers/promises';
import { mustCall } from '../../site/site-client.ts';
import { retryUntilAnswered } from '../retried-call.ts';

const PERIODS = '/api/admin/partner/periods';
const DAY_MS = 86_400_000;
const LOOK_MS = 250;
const CLOSED_MS_MAX = 90_000;

type Period = { periodId: string; fromDay: string; state: string };

/**
 * An operator who freezes, approves and sees paid one day after the other, from a day on. Whatever is not
 * answered is asked for again with the same key.
 */
export function openDayCloser(url: string, token: string, firstDay: string) {
  let next = Date.parse(`${firstDay}T00:00:00Z`);
  const ask = retryUntilAnswered(url, token, {
    hasEnough: () => false,
    waits: () => undefined,
    differs: (codes) => console.error(`one request, two answers: ${codes.join(' and ')}`),
  });

  async function mustAsk(path: string, body: object): Promise<unknown> {
    const answer = await ask(`${PERIODS}/${path}`, body);
    if (answer?.resultCode !== '0') throw new Error(`${path} answered ${answer?.resultCode}.`);
    return answer.data;
  }

  async function untilIn(periodId: string, state: string): Promise<void> {
    const deadline = Date.now() + CLOSED_MS_MAX;
    while (Date.now() < deadline) {
      const seen = await mustCall(url, PERIODS, { page: 1 }, { token }).catch(() => null);
      const list = (seen?.list ?? []) as Period[];
      if (list.find((one) => one.periodId === periodId)?.state === state) return;
      await pause(LOOK_MS);
    }
    throw new Error(`A period was not ${state} in ${CLOSED_MS_MAX / 1_000} s.`);
  }

  return {
    /** Freezes the next day. @returns its period */
    async freeze(): Promise<string> {
      const day = new Date(next).toISOString().slice(0, 10);
      next += DAY_MS;
      const body = { cycle: 'day', fromDay: day, untilDay: day };
      return String(((await mustAsk('freeze', body)) as { periodId: unknown }).periodId);
    },
    /** Approves a period once it can be, and waits until the wallet has paid it. */
    async pay(periodId: string): Promise<void> {
      await untilIn(periodId, 'payable');
      await mustAsk('approve', { periodId, reason: 'fault run' });
      await untilIn(periodId, 'paid');
    },
  };
}
