import type { MismatchTable } from '@noriter/ledger-comparison/mismatch-table';
import { type Fault, faults, waitingFaults } from '../domain/judge-grant.ts';

export const grantMismatches: MismatchTable<Fault, 'grantId' | 'account'> = {
  own: ['grantId', 'account'],
  faults,
  waiting: waitingFaults,
};
