import { legText } from '@noriter/rules/leg-name';
import type { PlaceTickets } from '../../sportsbook/model/sport-types.ts';
import type { LineNames, Slip, SlipMode } from './slip.ts';
import type { SlipLeg } from './slip-leg.ts';

export type SportSlip = Slip<SlipLeg, PlaceTickets>;

export const sportNames: LineNames<SlipLeg> = {
  keyOf: legText,
  marketOf: ({ fixtureId, marketKey }) => JSON.stringify([fixtureId, marketKey]),
};

/** A system has more than one line only from so many legs on. */
export const SYSTEM_LEGS_MIN = 3;
export const SYSTEM_SIZE_MIN = 2;

export function modeOf({ lines, chosenMode }: SportSlip): SlipMode {
  if (lines.length <= 1) return 'single';
  if (chosenMode === 'system' && lines.length < SYSTEM_LEGS_MIN) return 'combination';
  return chosenMode ?? 'combination';
}

/** The size of a system's lines, within what its legs allow. */
export function sizeOf({ lines, systemSize }: SportSlip): number {
  return Math.max(SYSTEM_SIZE_MIN, Math.min(systemSize, lines.length - 1));
}

/** The tickets of the slip as they are sent; the odds are those that were seen. */
export function ticketsOf(slip: SportSlip): PlaceTickets['tickets'] {
  const legs = slip.lines.map(({ fixtureId, marketKey, selectionId, odds }) => ({
    fixtureId,
    marketKey,
    selectionId,
    odds,
  }));
  const mode = modeOf(slip);
  if (mode === 'single') {
    return legs.flatMap((leg) => {
      const lineStake = slip.stakes[legText(leg)] ?? '';
      return lineStake === '' || lineStake === '0' ? [] : [{ legs: [leg], linesOf: 1, lineStake }];
    });
  }
  const linesOf = mode === 'combination' ? legs.length : sizeOf(slip);
  return [{ legs, linesOf, lineStake: slip.stake }];
}
