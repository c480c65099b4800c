import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import type { TicketLeg, TicketRow, TicketSlip } from '../../sportsbook/model/sport-types.ts';
import { useSportText } from '../../sportsbook/model/use-sport-text.ts';
import { LegBadge } from './leg-badge.tsx';
import { LegPutOff } from './leg-put-off.tsx';
import type { UseLegSides } from './leg-sides.ts';
import { LegProblem, LegScore } from './leg-stand.tsx';

type Shown = Pick<TicketRow, 'kind' | 'legs' | 'linesOf' | 'odds' | 'lineStake'>;

type TicketLinesProps = {
  /** `lineStake` is empty where it is not shown. */
  ticket: Shown;
  useSides: UseLegSides;
  /** Not of a refused ticket, whose legs wait for none. */
  withResults?: boolean;
  /** The slip it belongs to, where scores and what was wrong with a leg are shown. */
  slip?: TicketSlip | undefined;
};

/** A ticket's kind and odds, and its legs one below the other. */
export function TicketLines({ ticket, useSides, withResults = false, slip }: TicketLinesProps) {
  return (
    <>
      <TicketHead ticket={ticket} />
      <ul className="flex flex-col gap-1.5">
        {ticket.legs.map((leg) => (
          <LegLine
            key={leg.position}
            leg={leg}
            useSides={useSides}
            withResult={withResults}
            slip={slip}
          />
        ))}
      </ul>
    </>
  );
}

/** What a ticket is in a line: '3폴더 조합, 총 배당 6.68'. */
export function TicketHead({ ticket }: { ticket: Shown }) {
  const { t } = useTranslation('sport');
  const { kind, legs, linesOf, odds, lineStake } = ticket;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="font-semibold">
        {t(`ticket.${kind}`, { folds: legs.length, size: linesOf })}
      </span>
      {kind === 'combination' ? (
        <span className="font-bold text-brass-text">{readOdds(odds)}</span>
      ) : null}
      {kind === 'system' && lineStake !== '' ? (
        <span className="text-xs text-faint">
          {t('ticket.perLine', { amount: won(lineStake) })}
        </span>
      ) : null}
    </p>
  );
}

type LegLineProps = {
  leg: TicketLeg;
  useSides: UseLegSides;
  withResult: boolean;
  slip: TicketSlip | undefined;
};

function LegLine({ leg, useSides, withResult, slip }: LegLineProps) {
  const text = useSportText();
  const sides = useSides(leg);
  return (
    <li className="flex items-start justify-between gap-3 text-sm">
      <span className="min-w-0">
        <span className="flex flex-wrap gap-x-2 text-xs text-faint">
          {slip === undefined ? (
            <span>{text.event(leg.sport, sides)}</span>
          ) : (
            <Link
              to="/member/sport/fixture/$fixtureId"
              params={{ fixtureId: leg.fixtureId }}
              className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
            >
              {text.event(leg.sport, sides)}
            </Link>
          )}
          <span className="whitespace-nowrap">{koreaMinute(leg.startsAt)}</span>
        </span>
        <span className="text-faint">{text.market(leg.market, leg.sport)} </span>
        <span className="font-semibold">{text.pick(leg.market, leg.selectionId, sides)}</span>{' '}
        <span className="font-bold text-brass-text">{readOdds(leg.odds)}</span>
        {slip === undefined ? null : <LegProblem leg={leg} slip={slip} />}
        {withResult ? <LegPutOff leg={leg} /> : null}
      </span>
      {withResult ? (
        <span className="flex shrink-0 flex-col items-end gap-1">
          <LegBadge leg={leg} />
          {slip === undefined ? null : <LegScore leg={leg} slip={slip} />}
        </span>
      ) : null}
    </li>
  );
}
