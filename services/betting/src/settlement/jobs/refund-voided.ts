import type { Job } from '@noriter/kit/jobs';
import { refundVoided } from '../actions/refund-voided.ts';
import type { SettlementDeps } from '../deps.ts';

/** An operator who declared a round void sees its stakes go back within seconds. */
export const refundVoidedJob: Job<SettlementDeps> = {
  name: 'refund-voided',
  everyMs: 1_000,
  run: refundVoided,
};
