import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { ProtectionPage } from './protection-page.tsx';

const none = { amount: null, raise: null };
const kinds = ['deposit', 'loss', 'wager'] as const;
const periods = ['day', 'week', 'month'] as const;

function limitOf(kind: string, period: string) {
  const isSet = kind === 'wager' && period === 'day';
  const own = isSet ? { amount: '50000', raise: null } : none;
  return { kind, period, amount: own.amount, own, imposed: none };
}

function usageOf(kind: string, period: string) {
  const isSet = kind === 'wager' && period === 'day';
  return {
    kind,
    period,
    limit: isSet ? '50000' : null,
    used: kind === 'wager' ? '20000' : '0',
    remaining: isSet ? '30000' : null,
    renewsAt: '2026-01-15T15:00:00Z',
  };
}

const each = <Row,>(rowOf: (kind: string, period: string) => Row) =>
  kinds.flatMap((kind) => periods.map((period) => rowOf(kind, period)));

const protection = {
  state: 'none',
  timeOutUntil: null,
  exclusion: null,
  limits: each(limitOf),
  realityCheckMinutes: 60,
  realityCheckChosen: false,
  serverTime: '2026-01-15T03:00:00Z',
  sessionStartedAt: null,
};

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => memberSession.end('logout'));

test.each(['desktop', 'phone'] as const)(
  'on a %s a member sees what is staked of a limit, and sets another one',
  async (on) => {
    const calls = answerCalls({
      '/api/member/protection/get': () => ({ data: protection }),
      '/api/member/protection/history': () => ({
        data: { list: [], pageInfo: { page: 1, pageSize: 20, totalItems: 0, totalPages: 0 } },
      }),
      '/api/member/protection/setLimit': () => ({ data: {} }),
      '/api/cash/protectionUsage': () => ({
        data: { list: each(usageOf), netToday: '0', netSince: null },
      }),
      '/api/cash/getUserCash': () => ({
        data: { cash: '70000', points: '0', held: '0', owed: '0', version: '1' },
      }),
      '/api/member/info': () => ({
        data: { member: { memId: 'p', protection: { state: 'none' } } },
      }),
    });
    await mount(<ProtectionPage />, { on });
    await expect
      .element(page.getByRole('meter', { name: '하루 베팅 한도' }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/50,000원 중 20,000원/));
    await expect.element(page.getByText('한도 없음 · 20,000원 사용').first()).toBeVisible();

    await page.getByRole('button', { name: '한 주 베팅 한도 변경' }).click();
    const dialog = page.getByRole('dialog', { name: '한 주 베팅 한도' });
    await dialog.getByLabelText('새 한도').fill('100000');
    await dialog.getByRole('button', { name: '한도 정하기' }).click();
    await expect
      .poll(() => calls.to('/api/member/protection/setLimit')[0]?.body)
      .toMatchObject({ kind: 'wager', period: 'week', amount: '100000' });
  },
);
