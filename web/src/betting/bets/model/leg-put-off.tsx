import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import type { TicketLeg } from '../../sportsbook/model/sport-types.ts';

/** That its match is put off: to when, and until when it is waited for. */
export function LegPutOff({ leg: { putOff } }: { leg: Pick<TicketLeg, 'putOff'> }) {
  const { t } = useTranslation('sport');
  // Of a slip that has just been placed there is none.
  if (!putOff) return null;
  const { state, startsAt, voidAt } = putOff;
  const words = {
    state: t(`fixture.${state}`),
    startsAt: startsAt === null ? '' : koreaMinute(startsAt),
    voidAt: voidAt === null ? '' : koreaMinute(voidAt),
  };
  const text = startsAt === null ? 'waits' : voidAt === null ? 'moved' : 'movedTooFar';
  return <span className="block text-xs text-warn">{t(`putOff.${text}`, words)}</span>;
}
