import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../api/use-error-text.ts';
import { ask } from '../../../components/alerts.ts';
import { useOnce } from '../../../components/use-once.ts';
import { parseWon, won, wonReading } from '../../../format/money.ts';
import { useOddsPolicy } from '../../bet/slip-store.ts';
import { useGameLocked } from '../../member/game-locks.ts';
import { useBalance } from '../../member/member-queries.ts';
import { legText } from '../api.ts';
import { slipRulesQuery } from '../sport-queries.ts';
import { placeTickets } from './place-tickets.ts';
import { modeOf, sizeOf, ticketsOf } from './slip.ts';
import { slipRefusal } from './slip-checks.ts';
import { returnMost, type SlipTicket, stakeOf, ticketProblem } from './slip-math.ts';
import { useSportSlip, useTolerance } from './slip-store.ts';
import { useLegPrices } from './use-leg-prices.tsx';

export type SlipFormFacts = ReturnType<typeof useSlipForm>;

/** What the form knows, and its press: nothing is sent that is known to be refused. */
export function useSlipForm() {
  const { t } = useTranslation('sport');
  const slip = useSportSlip();
  const legs = useLegPrices(slip.legs, slip.outcome);
  const policy = { oddsPolicy: useOddsPolicy(), tolerance: useTolerance() };
  const isLocked = useGameLocked('sport', 'sport');
  const known = useQuery(slipRulesQuery).data;
  const rules = known?.rules ?? null;
  const limits = known?.limits ?? null;
  const bonus = rules?.bonus ?? null;
  const cash = useBalance().data?.cash;
  const textOf = useErrorText();
  const [isTried, setTried] = useState(false);
  const mode = modeOf(slip);
  const linesOf = mode === 'system' ? sizeOf(slip) : mode === 'single' ? 1 : legs.length;
  const refusal = slipRefusal({ legs, mode, linesOf, rules, policy });
  const oddsByLeg = new Map(legs.map(({ leg, odds }) => [legText(leg), odds ?? leg.odds]));
  const tickets = ticketsOf(slip).map(
    ({ legs: own, linesOf: size, lineStake }): SlipTicket => ({
      odds: own.map((leg) => oddsByLeg.get(legText(leg)) ?? leg.odds),
      linesOf: size,
      lineStake,
    }),
  );
  const stake = tickets.reduce((sum, ticket) => sum + stakeOf(ticket), 0n);
  const most = tickets.reduce((sum, ticket) => sum + returnMost(ticket, bonus), 0n);
  const isOver = cash !== undefined && stake > parseWon(cash);
  const isUnfit = stake === 0n || tickets.some((one) => ticketProblem(one, bonus, limits) !== null);

  const submit = useOnce(async () => {
    setTried(true);
    if (isLocked || refusal !== null || isOver || isUnfit) return;
    const { oddsPolicy, tolerance } = policy;
    const placed = ticketsOf(slip);
    const withTolerance = oddsPolicy === 'better' && tolerance > 0 ? { tolerance } : {};
    const isAgreed = await ask({
      message: t(`slip.ask.${mode}`, {
        count: placed.length,
        folds: legs.length,
        size: linesOf,
        amount: won(stake.toString()),
        reading: wonReading(stake.toString()),
      }),
      confirmLabel: t('slip.submit'),
    });
    if (!isAgreed) return;
    await placeTickets({ product: 'sport', tickets: placed, oddsPolicy, ...withTolerance }, textOf);
  });
  const sums = { stake, most, cash, isOver };
  return { slip, legs, mode, linesOf, limits, bonus, refusal, isLocked, isTried, sums, submit };
}
