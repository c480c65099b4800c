import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import { defineCodes, transportCodes } from '@noriter/kit/result-codes';
import { attendanceCodes } from './attendance/codes.ts';
import { couponCodes } from './coupons/codes.ts';
import { depositCodes } from './deposits/codes.ts';
import { missionCodes } from './missions/codes.ts';
import { promotionCodes } from './promotions/codes.ts';
import { rouletteCodes } from './roulette/codes.ts';
import { tournamentCodes } from './tournaments/codes.ts';

/**
 * The promotion service's result codes: PR promotions, CP coupons, AT attendance, RT the roulette, DB bonuses,
 * MI missions, TN tournaments.
 */
export const errors = defineCodes({
  ...promotionCodes,
  ...couponCodes,
  ...depositCodes,
  ...attendanceCodes,
  ...missionCodes,
  ...rouletteCodes,
  ...tournamentCodes,
  C999: transportCodes.C999,
});

/** What a request to another operator that cannot be decided is refused with. */
export const requestRefusals: RequestRefusals = {
  codes: errors,
  of: { 'no-reason': 'PR013', unknown: 'PR014', decided: 'PR014', 'not-theirs': 'PR015' },
};
