import { type RowOf, requestTable } from '@noriter/four-eyes/request-table';
import { z } from 'zod';

/** Rates that wait for a second operator. */
export const rateRequests = requestTable('rate_request', 'request_id', {
  holderId: z.string(),
  /** As they were asked for; see `ratesOf`. */
  rates: z.unknown(),
  effectiveFrom: z.date(),
});

export type RateRequest = RowOf<typeof rateRequests.own.shape>;
