import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import { defineCodes, transportCodes } from '@noriter/kit/result-codes';
import { velocityCodes } from '@noriter/velocity/codes';
import { miniCodes } from './mini/codes.ts';
import { betCodes } from './placement/codes.ts';
import { stakeCodes } from './placement/stake-codes.ts';
import { settlementCodes } from './settlement/codes.ts';
import { siteCodes } from './site/codes.ts';
import { sportCodes } from './sportsbook/codes.ts';

/** The betting service's result codes; those the specification does not name begin with B10. */
export const errors = defineCodes({
  ...siteCodes,
  ...miniCodes,
  ...sportCodes,
  ...betCodes,
  ...stakeCodes,
  ...settlementCodes,
  ...velocityCodes,
  C999: transportCodes.C999,
});

/** What a request to another operator that cannot be decided is refused with. */
export const requestRefusals: RequestRefusals = {
  codes: errors,
  of: { 'no-reason': 'B1030', unknown: 'B1034', decided: 'B1034', 'not-theirs': 'B1035' },
};
