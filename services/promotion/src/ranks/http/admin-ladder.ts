import { guardedRoutes } from '@noriter/versioned-settings/guarded-routes';
import { deciderOf, guardedSetterOf } from '@noriter/versioned-settings/use-cases';
import type { PromotionBase } from '../../base.ts';
import { changeReason } from '../../promotions/http/shapes.ts';
import { ladderShape } from '../domain/ladder.ts';
import { ladderSettings } from '../store/ladder.ts';

export const adminLadderRoutes = guardedRoutes<PromotionBase>()({
  settings: ladderSettings,
  path: '/api/admin/promotion/ladder',
  field: 'ladder',
  shape: ladderShape,
  summaries: {
    get: 'What each rank of the site asks for',
    set: 'Sets it, or asks a second operator where ranks become easier; it counts from the next day that is closed',
    versions: 'The ladders the site has had, the newest first: who set each, and why',
  },
  permissions: { read: 'promotion.read', change: 'promotion.manage' },
  initialIs: '0: the site has no ranks',
  reason: changeReason,
  versionName: 'LadderVersion',
  requestName: 'LadderRequest',
  refuses: ['PR010', 'PR019'],
  set: guardedSetterOf(ladderSettings),
  decide: deciderOf(ladderSettings),
});
