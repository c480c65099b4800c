import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { AdminBet } from '../../shared/contracts.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { betOf, refusedBet } from '../testing/bets.ts';
import { SlipPage } from './slip-page.tsx';

function answerSlip(bet: AdminBet) {
  const { slipId, memberId, memId, memNick, placedAt } = bet;
  const owner = { slipId, memberId, memId, memNick, level: 1, placedAt };
  const isRefused = bet.state === 'refused';
  answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    '/api/admin/betting/bets/detail': () => ({
      data: {
        ...owner,
        state: isRefused ? 'refused' : 'accepted',
        product: 'sport',
        gameId: 'soccer',
        gameDay: '2026-11-24',
        number: 0,
        stake: '50000',
        refusal: bet.refusal,
        problems: bet.problems,
        stakeCommandId: 'c-1',
        decidedAt: placedAt,
        stakedAt: null,
        stakeBefore: '2026-11-24T10:00:00.000Z',
        round: null,
        bets: [{ ...bet, askedOdds: '2.00', voidReason: '', settlements: [] }],
      },
    }),
    '/api/admin/sport/void/get': () => ({
      data: { bets: 1, paid: '50000', taken: '0', takesTwo: false, requests: [] },
    }),
  });
  return mount(<SlipPage slipId={slipId} />);
}

const declareVoid = page.getByRole('button', { name: '무효 처리' });

test('an accepted bet can be declared void', async () => {
  await answerSlip(betOf());
  await expect.element(declareVoid).toBeVisible();
});

test('a refused bet offers nothing to declare void, and says why with both odds', async () => {
  await answerSlip(refusedBet);
  await expect.element(page.getByText(/배당 변경 2\.00 → 1\.85 \(B1013\)/).first()).toBeVisible();
  await expect.element(declareVoid).not.toBeInTheDocument();
});
