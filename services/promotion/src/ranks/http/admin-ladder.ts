import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { setterOf } from '@noriter/versioned-settings/use-cases';
import type { PromotionBase } from '../../base.ts';
import { changeReason } from '../../promotions/http/shapes.ts';
import { ladderShape } from '../domain/ladder.ts';
import { ladderSettings } from '../store/ladder.ts';

export const adminLadderRoutes = settingsRoutes<PromotionBase>()({
  settings: ladderSettings,
  path: '/api/admin/promotion/ladder',
  field: 'ladder',
  shape: ladderShape,
  summaries: {
    get: 'What each rank of the site asks for',
    set: 'Sets what each rank asks for; it counts from the next day that is closed',
    versions: 'The ladders the site has had, the newest first: who set each, and why',
  },
  permissions: { read: 'promotion.read', change: 'promotion.manage' },
  initialIs: '0: the site has no ranks',
  reason: changeReason,
  versionName: 'LadderVersion',
  refuses: ['PR010'],
  set: setterOf(ladderSettings),
});
