import type { ServiceBase } from '@noriter/kit/service';
import type { BettingConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';

/** What every module stands on: the kit's base, and Prisma for lists and settings. */
export type BettingBase = ServiceBase<BettingConfig> & { prisma: PrismaClient };
