import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTicket } from '../../../betting/sportsbook/model/sport-types.ts';
import { useSportText } from '../../../betting/sportsbook/model/use-sport-text.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import type { AdminBet } from '../../shared/contracts.ts';
import { useBetText } from '../shared/use-bet-text.ts';
import { useRefusalWords } from '../shared/use-refusal-words.ts';
import { useLegSides } from './use-leg-sides.ts';

/** What a bet is on, at which odds; of several legs the first, and the others when asked for. */
export function BetPicks({ bet }: { bet: AdminBet }) {
  const refusalWords = useRefusalWords();
  return (
    <span className="flex flex-col gap-0.5 text-left leading-5 whitespace-normal">
      {isTicket(bet) ? <TicketPicks bet={bet} /> : <RoundPick bet={bet} />}
      {bet.state === 'refused' ? (
        <span className="text-xs text-danger">{refusalWords(bet)}</span>
      ) : null}
    </span>
  );
}

function RoundPick({ bet }: { bet: AdminBet }) {
  const text = useBetText();
  return (
    <span>
      {text.selection(bet.vendorCode, bet.marketId, bet.selectionId)}{' '}
      <span className="font-bold text-brass-text tabular-nums">{readOdds(bet.odds)}</span>
    </span>
  );
}

function TicketPicks({ bet }: { bet: AdminBet }) {
  const { t } = useTranslation(['admin', 'sport']);
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = bet.legs;
  const { kind, legs, linesOf, odds } = bet;
  return (
    <>
      {first === undefined ? null : <LegPick leg={first} />}
      {isOpen ? others.map((leg) => <LegPick key={leg.position} leg={leg} />) : null}
      {others.length === 0 ? null : (
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <span>{t(`sport:ticket.${kind}`, { folds: legs.length, size: linesOf })}</span>
          {kind === 'combination' ? (
            <span className="font-bold text-brass-text tabular-nums">{readOdds(odds)}</span>
          ) : null}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="finger inline-flex cursor-pointer items-center gap-0.5 rounded-sm text-brass-text underline-offset-4 hover:underline"
          >
            {isOpen
              ? t('admin:betting.fewerLegs')
              : t('admin:betting.moreLegs', { count: others.length })}
            <ChevronDown
              aria-hidden="true"
              className={`size-3.5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </span>
      )}
    </>
  );
}

function LegPick({ leg }: { leg: AdminBet['legs'][number] }) {
  const text = useSportText();
  const sides = useLegSides(leg);
  return (
    <span className="block">
      <span className="text-xs text-faint">{text.event(leg.sport, sides)}</span>
      <span className="block">
        <span className="text-muted">{text.market(leg.market, leg.sport)}</span>{' '}
        <span className="font-semibold">{text.pick(leg.market, leg.selectionId, sides)}</span>{' '}
        <span className="font-bold text-brass-text tabular-nums">{readOdds(leg.odds)}</span>
      </span>
    </span>
  );
}
