import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { koreaDay, koreaDayBefore } from '../shared/format/time.ts';
import { memberSession } from '../shared/member/member-session.ts';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';
import { head, onePage, reportRow, store, totals } from '../shared/testing/partner-answers.ts';
import { CashListPage } from './pages/report-page.tsx';
import { takeDay } from './shared/take-day.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function answer() {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  memberSession.state.setState({ session: { token: 't', sessionId: 's-1', expiresAt } });
  const status = { ...head, isPartner: true, membersGive: false, parent: null, below: head };
  return answerCalls({
    '/api/partner/status': () => ({ data: status }),
    '/api/partner/watch': () => ({ data: { until: '2026-01-15T00:02:00.000Z' } }),
    '/api/partner/report/totals': () => ({ data: { path: [head], totals } }),
    '/api/partner/report/list': () => ({ data: onePage([reportRow]) }),
  });
}

function push(day: string, deposited: string): void {
  const data2 = JSON.stringify({ ...totals, deposited });
  takeDay({ cmd: 'PARTNER', data1: day, data2, headers: {} });
}

test('what the own day comes to is pushed, and the figures follow without a question', async () => {
  const calls = answer();
  await mount(<CashListPage search={{}} onSearch={vi.fn()} />);
  await expect.element(page.getByText('500,000원').first()).toBeVisible();
  await expect.poll(() => calls.to('/api/partner/watch').length).toBe(1);
  const asked = calls.to('/api/partner/report/totals').length;
  const day = koreaDay(new Date());
  push(day, '570000');
  await expect.element(page.getByText('570,000원')).toBeVisible();
  push(koreaDayBefore(day, 1), '990000');
  await expect.element(page.getByText('990,000원')).not.toBeInTheDocument();
  expect(calls.to('/api/partner/report/totals')).toHaveLength(asked);
});

test('what is shown of somebody below is not what the own day comes to', async () => {
  answer();
  await mount(<CashListPage search={{ partner: store.memberId }} onSearch={vi.fn()} />);
  await expect.element(page.getByText('500,000원').first()).toBeVisible();
  push(koreaDay(new Date()), '570000');
  await expect.element(page.getByText('570,000원')).not.toBeInTheDocument();
});
