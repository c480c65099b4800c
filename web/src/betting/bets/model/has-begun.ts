import type { TicketLeg } from '../../sportsbook/model/sport-types.ts';

/** Whether a leg has begun or will not begin any more, by the start that holds now. */
export function hasBegun(
  { startsAt, result, putOff }: Pick<TicketLeg, 'startsAt' | 'result' | 'putOff'>,
  now: number,
): boolean {
  if (result !== null) return true;
  if (!putOff) return Date.parse(startsAt) <= now;
  if (putOff.startsAt === null) return putOff.state !== 'postponed';
  return Date.parse(putOff.startsAt) <= now;
}
