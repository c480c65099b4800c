import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import type { ByOperator } from '@noriter/four-eyes/request-table';
import type { Auditor } from '@noriter/kit/audit';
import { errors } from '../../../errors.ts';

/** An operator, and where their acts are kept. */
export type Decider = ByOperator & { audit: Auditor };

/** What a request that cannot be decided is refused with. */
export const requestRefusals: RequestRefusals = {
  codes: errors,
  of: { 'no-reason': 'PR013', unknown: 'PR014', decided: 'PR014', 'not-theirs': 'PR015' },
};
