import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memberSession } from '../shared/member/member-session.ts';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';
import { head, onePage, settlement } from '../shared/testing/partner-answers.ts';
import { CalculationListPage } from './pages/settlements-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** What the service's own test of a resettlement after a close comes to. */
const corrected = {
  ...settlement,
  kind: 'losing',
  fromDay: '2026-01-16',
  untilDay: '2026-01-16',
  earned: '-200000',
  corrected: '-200000',
  payable: '0',
  carriedOut: '-200000',
};
const line = {
  category: 'mini-powerball',
  isCorrection: true,
  turnover: '0',
  base: '-1000000',
  amount: '-200000',
};

test.each(['desktop', 'phone'] as const)(
  'a resettlement after the close is a line of its own, on a %s',
  async (on) => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    memberSession.state.setState({ session: { token: 't', sessionId: 's-1', expiresAt } });
    answerCalls({
      '/api/partner/status': () => ({
        data: { ...head, isPartner: true, parent: null, below: { partners: 4, members: 12 } },
      }),
      '/api/partner/watch': () => ({ data: { until: '2026-01-15T00:02:00.000Z' } }),
      '/api/cash/getUserCash': () => ({ data: { cash: '0', points: '0', version: '1' } }),
      '/api/partner/children': () => ({ data: { ...onePage([]), path: [head] } }),
      '/api/partner/settlements': () => ({ data: onePage([corrected]) }),
      '/api/partner/statement': () => ({
        data: { settlement: corrected, lines: [line], fileName: 'one.csv', csv: '', payable: '0' },
      }),
    });
    await mount(<CalculationListPage search={{}} onSearch={vi.fn()} />, { on });
    await page.getByRole('button', { name: '정산서' }).click();
    const statement = page.getByRole('dialog');
    await expect.element(statement.getByText('정정', { exact: true })).toBeVisible();
    await expect.element(statement.getByText(/^파워볼/)).toBeVisible();
    await expect.element(statement.getByText('−1,000,000원')).toBeVisible();
    await expect.element(statement.getByText('전 기간 정정')).toBeVisible();
    await expect.element(statement.getByText('다음 기간 이월')).toBeVisible();
    // The line's own amount, what was earned, corrected, and carried.
    expect(statement.getByText('−200,000원').elements()).toHaveLength(4);
  },
);
