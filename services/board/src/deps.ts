import type { ServiceBase } from '@noriter/kit/service';
import type { BoardConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';

/** What the board's actions need: the kit's base, and what service.ts opens. */
export type BoardDeps = ServiceBase<BoardConfig> & { prisma: PrismaClient };
