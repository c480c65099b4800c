import type { PromotionBase } from './base.ts';
import { paybackModule } from './payback/module.ts';
import { playsModule } from './plays/module.ts';
import { reconciliationModule } from './reconciliation/module.ts';

/** Each module's gauges, and what it asks others by. */
export const openModules = (base: PromotionBase) => ({
  ...base,
  ...playsModule.open(base),
  ...paybackModule.open(base),
  ...reconciliationModule.open(base),
});
