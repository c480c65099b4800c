import type { PromotionBase } from '../base.ts';
import { openBacklogGauge } from './store/backlog-gauge.ts';

/** Results of bets and rounds, which the other modules reckon with. */
export const playsModule = {
  open(base: PromotionBase) {
    openBacklogGauge(base);
    return {};
  },
};
