import { legText } from '@noriter/rules/leg-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameLocked } from '../../../shared/member/game-locks.ts';
import { useBalance } from '../../../shared/member/member-queries.ts';
import type { PlaceTickets } from '../../sportsbook/model/sport-types.ts';
import { slipRulesQuery } from '../../sportsbook/prices/sport-queries.ts';
import type { SlipFilled } from '../common/slip-facts.ts';
import { useFreeBet } from '../common/use-free-bet.tsx';
import { slipRefusal, totalOdds } from '../model/slip-checks.ts';
import { type SlipTicket, singleOf } from '../model/slip-math.ts';
import { modeOf, sizeOf, ticketsOf } from '../model/sport-tickets.ts';
import { useOddsPolicy, useTolerance } from '../store/odds-policy.ts';
import { sportSlip } from './sport-slip.ts';
import { useLegPrices } from './use-leg-prices.tsx';

export type SportFacts = ReturnType<typeof useSportFacts>;

/** What the slip of sports knows of itself: its legs at present odds, and what is wrong with them. */
export function useSportFacts() {
  const { t } = useTranslation();
  const slip = sportSlip.useSlip();
  const legs = useLegPrices(slip.lines, slip.outcome);
  const [oddsPolicy, tolerance] = [useOddsPolicy(), useTolerance()];
  const isLocked = useGameLocked('sport', 'sport');
  const known = useQuery(slipRulesQuery).data;
  const rules = known?.rules ?? null;
  const cash = useBalance().data?.cash;
  const [isTried, setTried] = useState(false);
  const mode = modeOf(slip);
  const linesOf = mode === 'system' ? sizeOf(slip) : mode === 'single' ? 1 : legs.length;
  const policy = { oddsPolicy, tolerance: BigInt(tolerance) };
  const refusal = slipRefusal({ legs, mode, linesOf, rules, policy });
  const oddsByLeg = new Map(legs.map(({ leg, odds }) => [legText(leg), odds ?? leg.odds]));
  const tickets = ticketsOf(slip).map(
    ({ legs: own, linesOf: size, lineStake }): SlipTicket => ({
      odds: own.map((leg) => oddsByLeg.get(legText(leg)) ?? leg.odds),
      linesOf: size,
      lineStake,
    }),
  );
  const [single] = mode === 'single' && legs.length === 1 ? legs : [];
  const typed = single === undefined ? '' : (slip.stakes[legText(single.leg)] ?? '');
  const staked = single === undefined ? tickets : [singleOf(single.odds ?? single.leg.odds, typed)];
  const { freeBet, wish, choice } = useFreeBet({
    product: 'sport',
    tickets: staked,
    onStake: (amount) =>
      single === undefined
        ? sportSlip.setStake(amount)
        : sportSlip.setStakeOf(legText(single.leg), amount),
  });
  const isMultiplied = mode === 'combination' && refusal?.kind !== 'clash';
  const filled: SlipFilled = {
    tickets,
    bonus: rules?.bonus ?? null,
    limits: known?.limits ?? null,
    cash: freeBet === null ? cash : undefined,
    freeBet,
    needsAll: false,
    totalOdds: isMultiplied ? totalOdds(legs) : null,
    rests: isLocked ? t('bet.locked') : null,
    isRefused: refusal !== null,
  };

  function body(): PlaceTickets {
    const withTolerance = oddsPolicy === 'better' && tolerance > 0 ? { tolerance } : {};
    return { product: 'sport', tickets: ticketsOf(slip), oddsPolicy, ...withTolerance, ...wish };
  }
  const onTried = () => setTried(true);
  return { slip, legs, mode, linesOf, filled, choice, refusal, isLocked, isTried, onTried, body };
}
