import type { ServiceBase } from '@noriter/kit/service';
import type { ScratchConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';

/** What the actions need: the kit's base, and what service.ts opens. */
export type ScratchDeps = ServiceBase<ScratchConfig> & { prisma: PrismaClient };
