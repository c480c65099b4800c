import { useTranslation } from 'react-i18next';
import type { TicketLeg, TicketRow } from '../../sportsbook/model/sport-types.ts';
import { useSportText } from '../../sportsbook/model/use-sport-text.ts';
import { LegBadge } from '../model/leg-badge.tsx';
import { TicketHead } from '../model/ticket-lines.tsx';
import { useLegSides } from './use-leg-sides.ts';

/** A ticket in a list: what it is, its first leg, and how many more there are. */
export function TicketCell({ ticket }: { ticket: TicketRow }) {
  const [first] = ticket.legs;
  return (
    <span className="block leading-5">
      <TicketHead ticket={ticket} />
      {first === undefined ? null : <FirstLeg ticket={ticket} leg={first} />}
    </span>
  );
}

function FirstLeg({ ticket, leg }: { ticket: TicketRow; leg: TicketLeg }) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const sides = useLegSides(leg);
  const others = ticket.legs.length - 1;
  // Of a bet that was refused no leg waits for a result.
  const badge = ticket.state === 'refused' ? null : <LegBadge leg={leg} />;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted">
      {text.event(leg.sport, sides)}
      <span className="font-semibold text-paper">
        {text.pick(leg.market, leg.selectionId, sides)}
      </span>
      {others > 0 ? t('ticket.others', { count: others }) : badge}
    </span>
  );
}
