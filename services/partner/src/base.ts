import type { ServiceBase } from '@noriter/kit/service';
import type { PartnerConfig } from './config.ts';

/** What every module stands on: the kit's base. */
export type PartnerBase = ServiceBase<PartnerConfig>;
