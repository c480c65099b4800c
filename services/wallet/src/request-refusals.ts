import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import { transportCodes } from '@noriter/kit/result-codes';
import { errors } from './errors.ts';

/** What a request to a second operator that cannot be decided is refused with. */
export const requestRefusals: RequestRefusals = {
  codes: { ...errors, H404: transportCodes.H404 },
  of: { 'no-reason': 'W003', unknown: 'H404', decided: 'T999', 'not-theirs': 'W010' },
};
