import { mismatchRoutes } from '@noriter/ledger-comparison/routes';
import { z } from 'zod';
import { changeReason } from '../../site/http/change-reason.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { slipMismatches } from '../store/mismatches.ts';
import { readProgress } from '../store/progress.ts';

export const adminMismatchRoutes = mismatchRoutes<ReconciliationDeps>()({
  table: slipMismatches,
  path: '/api/admin/betting/reconciliation',
  rowName: 'LedgerMismatch',
  listSummary: 'What bets of the site and the ledger do not agree on, open ones first',
  manage: 'betting.manage',
  own: { slipId: z.string() },
  faultsMean:
    'unknown: no bet asked for it; differs: another amount or member; missing: asked for and not ' +
    'in the ledger; refused: the ledger refused it; unreturned: the stake of a refused slip',
  reason: changeReason.reason,
  async comparedTo(pool) {
    const { positionAt, settledTo, decidedTo } = await readProgress(pool);
    return new Date(Math.min(...[positionAt, settledTo, decidedTo].map((at) => at.getTime())));
  },
});
