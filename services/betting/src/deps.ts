import type { ServiceBase } from '@noriter/kit/service';
import type { BettingConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';

/** What the betting service's actions need: the kit's base, and what service.ts opens. */
export type BettingDeps = ServiceBase<BettingConfig> & { prisma: PrismaClient };
