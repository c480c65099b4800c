import type { ServiceBase } from '@noriter/kit/service';
import type { GamesConfig } from './config.ts';

/** What every module stands on. */
export type GamesBase = ServiceBase<GamesConfig>;
