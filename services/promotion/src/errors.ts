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
