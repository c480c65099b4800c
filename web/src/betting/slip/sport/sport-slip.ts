import { legText } from '@noriter/rules/leg-name';
import type { PlaceTickets } from '../../sportsbook/model/sport-types.ts';
import type { SlipPlacing } from '../common/slip-product.ts';
import { problemsIn } from '../model/place-problems.ts';
import type { SlipLeg } from '../model/slip-leg.ts';
import { sportNames } from '../model/sport-tickets.ts';
import { createSlip } from '../store/slip-store.ts';

/** The slip of sports: one for all of its pages. */
export const sportSlip = createSlip<SlipLeg, PlaceTickets>('sport', sportNames);

export const sportPlacing: SlipPlacing<SlipLeg, PlaceTickets> = {
  store: sportSlip,
  problemsIn: (data) =>
    problemsIn(data).map(({ leg, ...problem }) => ({
      ...problem,
      key: leg === null ? null : legText(leg),
    })),
  changes: [],
};
