import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { drawEvents } from '@noriter/proto/topics';
import { bettingConfig } from './config.ts';
import type { BettingDeps } from './deps.ts';
import { errors } from './errors.ts';
import { PrismaClient } from './generated/client.ts';
import { miniGameRoutes } from './http/mini-games.ts';
import { runRoundsJob } from './jobs/run-rounds.ts';

/** The mini games' rounds: announced, drawn so that everybody can check it, shown. */
export const betting = defineService({
  name: 'betting',
  config: bettingConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open: (base): BettingDeps => ({ ...base, prisma: createPrisma(PrismaClient, base.pool) }),
  close: ({ prisma }) => prisma.$disconnect(),
  routes: miniGameRoutes,
  emits: [drawEvents],
  jobs: [runRoundsJob],
});
