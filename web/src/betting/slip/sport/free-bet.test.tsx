import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { slipLeg, sportLimits, sportRules } from '../testing/sport-slip-answers.ts';
import { sportSlip } from './sport-slip.ts';
import { SportSlipPanel } from './sport-slip-view.tsx';

const freeBetId = '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b70';
const free = {
  freeBetId,
  amount: '5000',
  products: ['sport'],
  oddsMinimum: '1.8',
  winMax: null,
  expiresAt: '2999-01-31T00:00:00Z',
};

const answer = () =>
  answerCalls({
    '/api/bet/limits': () => ({ data: { rules: sportRules, limits: sportLimits } }),
    '/api/cash/getUserCash': () => ({
      data: { cash: '0', points: '0', held: '0', owed: '0', version: '1' },
    }),
    '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }),
    '/api/bet/freeBet/list': () => ({ data: { list: [free] } }),
    '/api/bet/betProc': () => 'lost',
  });

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  memberSession.end('logout');
  vi.restoreAllMocks();
});

const choice = () => page.getByRole('switch', { name: '무료 베팅 사용 5,000원' });

test('a free bet that fits is offered, fills in its amount and wins without it', async () => {
  const calls = answer();
  sportSlip.toggle(slipLeg(0, '2.00'));
  await mount(<SportSlipPanel isAlone />);
  await userEvent.click(choice());
  // No money is needed for it, and its stake does not come back.
  const submit = page.getByRole('button', { name: '5,000원 베팅하기' });
  await expect.element(submit).toBeEnabled();
  await expect.element(page.getByText(/베팅금을 뺀 당첨금만/)).toBeVisible();
  await userEvent.click(submit);
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/당첨금 5,000원/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '베팅하기' }));
  await expect
    .poll(() => calls.to('/api/bet/betProc')[0]?.body)
    .toMatchObject({
      freeBetId,
      tickets: [{ lineStake: '5000' }],
    });
});

test('another amount is the member’s own, and too low odds are offered none', async () => {
  const calls = answer();
  sportSlip.toggle(slipLeg(0, '2.00'));
  await mount(<SportSlipPanel isAlone />);
  await userEvent.click(choice());
  await userEvent.click(choice());
  await expect.element(page.getByRole('button', { name: '베팅하기', exact: true })).toBeVisible();
  sportSlip.empty();
  sportSlip.toggle(slipLeg(1, '1.41'));
  await expect.element(choice()).not.toBeInTheDocument();
  // That there is one is said all the same, with the way to its terms.
  await expect.element(page.getByText('보유 무료 베팅 1개 · 5,000원')).toBeVisible();
  const terms = page.getByRole('link', { name: '무료 베팅 보기' });
  await expect.element(terms).toHaveAttribute('href', '/member/promotion/freebets');
  expect(calls.to('/api/bet/betProc')).toEqual([]);
});
