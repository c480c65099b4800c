import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memberSession } from '../../shared/member/member-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { sportSlip } from '../slip/sport/sport-slip.ts';
import { SportSlipPanel } from '../slip/sport/sport-slip-view.tsx';
import { slipLeg, sportLimits, sportRules } from '../slip/testing/sport-slip-answers.ts';
import { exampleOdds, exampleStake } from './example-bet.ts';
import { RulesInForce } from './rules-in-force.tsx';

const bonus = { legOddsMin: '1.30', steps: [{ folds: 3, factor: 1_030 }] };

function answer(rules: object) {
  return answerCalls({
    '/api/bet/limits': () => ({
      data: { limits: sportLimits, rules: { ...sportRules, ...rules } },
    }),
    '/api/cash/getUserCash': () => ({
      data: { cash: '100000', points: '0', held: '0', owed: '0', version: '1' },
    }),
    '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }),
  });
}

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  memberSession.end('logout');
  vi.restoreAllMocks();
});

/** What the rules say that the example returns, and what the slip says of the same bet. */
async function promises(
  rules: object,
): Promise<[promised: string | undefined, slip: string | null]> {
  answer(rules);
  await mount(<RulesInForce />);
  const example = page.getByTestId('example-combination');
  await expect.element(example).toBeVisible();
  const promised = example.element().textContent?.match(/([\d,]+원)입니다/)?.[1];
  for (const [at, odds] of exampleOdds.entries()) sportSlip.toggle(slipLeg(at, odds));
  sportSlip.chooseMode('combination');
  await mount(<SportSlipPanel isAlone />);
  await userEvent.fill(page.getByRole('textbox', { name: '베팅 금액' }), exampleStake);
  const foot = page.getByTestId('slip-foot');
  await expect.poll(() => foot.element().textContent).toContain('예상 당첨금');
  return [promised, foot.element().textContent];
}

test.each([
  ['a fold bonus', { bonus }, '68,826원'],
  ['no bonus', { bonus: null }, '66,822원'],
])('with %s the rules promise what the slip does', async (_name, rules, returned) => {
  const [promised, slip] = await promises(rules);
  expect(promised).toBe(returned);
  expect(slip).toContain(`예상 당첨금 ${returned}`);
});

test('limits, delay, cancelling and cash-out are those of the settings', async () => {
  answer({
    bonus,
    cancel: { minutesMax: 7, perDayMax: 2 },
    cashOutRate: 9_300,
    liveDelayMs: 5_000,
    putOffVoidHours: 30,
  });
  await mount(<RulesInForce />, { on: 'phone' });
  const words = [
    '5초',
    '7분 안, 하루 2번',
    '현재 가치의 93%',
    '예정 시각 30시간 뒤 적특',
    '3폴더부터 +3%',
    '1,000원 – 1,000,000원',
  ];
  for (const one of words) await expect.element(page.getByText(one)).toBeVisible();
});

test('what cannot be read says so and is asked for again', async () => {
  answerCalls({ '/api/bet/limits': () => 'lost' });
  await mount(<RulesInForce />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
