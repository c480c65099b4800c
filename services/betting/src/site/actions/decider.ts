import type { ByOperator } from '@noriter/four-eyes/request-table';
import type { Auditor } from '@noriter/kit/audit';

/** An operator, and where their acts are kept. */
export type Decider = ByOperator & { audit: Auditor };
