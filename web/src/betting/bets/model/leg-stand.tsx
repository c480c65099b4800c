import { legText } from '@noriter/rules/leg-name';
import { useTranslation } from 'react-i18next';
import { readOdds } from '../../../shared/format/odds.ts';
import { problemsIn } from '../../slip/model/place-problems.ts';
import type { TicketLeg, TicketSlip } from '../../sportsbook/model/sport-types.ts';

type LegOfSlip = { leg: TicketLeg; slip: TicketSlip };

/** What its match stands at, or came to; nothing before it began. */
export function LegScore({ leg, slip }: LegOfSlip) {
  const { t } = useTranslation('sport');
  const stand = slip.scores.find(({ fixtureId }) => fixtureId === leg.fixtureId);
  if (stand === undefined || stand.state === 'planned') return null;
  const { state, total } = stand;
  const isRead = state === 'running' || state === 'finished';
  return (
    <span className="flex items-baseline gap-1.5 text-xs whitespace-nowrap">
      {state === 'finished' ? null : (
        <span className={state === 'running' ? 'font-semibold text-jade' : 'text-faint'}>
          {state === 'running' ? t('live') : t(`fixture.${state}`)}
        </span>
      )}
      {total === null || !isRead ? null : (
        <span className="font-bold text-paper tabular-nums">
          <span className="sr-only">{t('scoreboard')} </span>
          {total.home}:{total.away}
        </span>
      )}
    </span>
  );
}

/** Why its slip was refused at the second look, said at the leg that it was for. */
export function LegProblem({ leg, slip }: LegOfSlip) {
  const { t } = useTranslation(['sport', 'site']);
  const own = problemsIn(slip.problems).find(
    (problem) => problem.leg !== null && legText(problem.leg) === legText(leg),
  );
  if (own === undefined) return null;
  const moved = own.odds === null ? null : t('site:bet.oddsMoved', { odds: readOdds(own.odds) });
  const other = own.fault === null ? null : t(`fault.${own.fault}`);
  const words = slip.refusal === 'B1016' ? t('state.suspended') : (moved ?? other);
  return words === null ? null : <span className="block text-xs text-danger">{words}</span>;
}
