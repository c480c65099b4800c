import { mismatchRoutes } from '@noriter/ledger-comparison/routes';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { changeReason } from '../../promotions/http/shapes.ts';
import { grantMismatches } from '../store/mismatches.ts';
import { readProgress } from '../store/progress.ts';

export const adminMismatchRoutes = mismatchRoutes<PromotionBase>()({
  table: grantMismatches,
  path: '/api/admin/promotion/reconciliation',
  rowName: 'GrantMismatch',
  listSummary: 'What promotions of the site and the ledger do not agree on, open ones first',
  manage: 'promotion.manage',
  own: {
    grantId: z.string(),
    account: z.string().describe('The promotion’s account in the ledger'),
  },
  faultsMean:
    'unknown: no grant asked for it; differs: another amount, member or promotion; missing: asked ' +
    'for and not in the ledger; refused: the ledger refused it; unnoted: the ledger has an ' +
    'outcome that is not known here',
  reason: changeReason,
  async comparedTo(pool) {
    const { positionAt, grantsAt } = await readProgress(pool);
    return new Date(Math.min(positionAt.getTime(), grantsAt.getTime()));
  },
});
