import { auditRoutes } from '@noriter/kit/audit-routes';
import { defineService } from '@noriter/kit/service';
import { promotionEvents, walletCommands } from '@noriter/proto/topics';
import { attendanceModule } from './attendance/module.ts';
import type { PromotionBase } from './base.ts';
import { type PromotionConfig, promotionConfig } from './config.ts';
import { couponsModule } from './coupons/module.ts';
import { depositsModule } from './deposits/module.ts';
import { errors } from './errors.ts';
import { figuresModule } from './figures/module.ts';
import { missionsModule } from './missions/module.ts';
import { openModules } from './open-modules.ts';
import { paybackModule } from './payback/module.ts';
import { promotionsModule } from './promotions/module.ts';
import { auditNames } from './promotions/store/audit-names.ts';
import { ranksModule } from './ranks/module.ts';
import { reconciliationModule } from './reconciliation/module.ts';
import { rouletteModule } from './roulette/module.ts';
import { segmentsModule } from './segments/module.ts';
import { tournamentsModule } from './tournaments/module.ts';

/** What a site gives its members: promotions, coupons, attendance, the roulette, tournaments. */
export const promotion = defineService<PromotionConfig, PromotionBase>({
  name: 'promotion',
  config: promotionConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open: openModules,
  routes: [
    ...promotionsModule.routes,
    ...depositsModule.routes,
    ...paybackModule.routes,
    ...missionsModule.routes,
    ...ranksModule.routes,
    ...couponsModule.routes,
    ...attendanceModule.routes,
    ...rouletteModule.routes,
    ...tournamentsModule.routes,
    ...segmentsModule.routes,
    ...figuresModule.routes,
    ...reconciliationModule.routes,
    ...auditRoutes('promotion', auditNames),
  ],
  consumes: [
    ...promotionsModule.consumes,
    ...depositsModule.consumes,
    ...tournamentsModule.consumes,
  ],
  jobs: [
    ...promotionsModule.jobs,
    ...couponsModule.jobs,
    ...paybackModule.jobs,
    ...ranksModule.jobs,
    ...tournamentsModule.jobs,
    ...reconciliationModule.jobs,
  ],
  emits: [promotionEvents, walletCommands],
  signs: ({ COMMAND_KEY }) => COMMAND_KEY,
});
