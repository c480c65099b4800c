import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import { errors } from './errors.ts';

/** What a request to another operator that cannot be decided is refused with. */
export const requestRefusals: RequestRefusals = {
  codes: errors,
  of: { 'no-reason': 'A112', unknown: 'A113', decided: 'A114', 'not-theirs': 'A115' },
};
