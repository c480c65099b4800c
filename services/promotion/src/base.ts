import type { ServiceBase } from '@noriter/kit/service';
import type { PromotionConfig } from './config.ts';

/** What every module stands on: the kit's base. */
export type PromotionBase = ServiceBase<PromotionConfig>;
