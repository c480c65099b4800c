import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { betHistoryModule } from './bet-history/module.ts';
import { type BettingConfig, bettingConfig } from './config.ts';
import { errors } from './errors.ts';
import { feedModule } from './feed/module.ts';
import { PrismaClient } from './generated/client.ts';
import { miniModule } from './mini/module.ts';
import type { PlacementDeps } from './placement/deps.ts';
import { placementModule } from './placement/module.ts';
import { reconciliationModule } from './reconciliation/module.ts';
import { settlementModule } from './settlement/module.ts';
import { siteModule } from './site/module.ts';
import { sportsbookModule } from './sportsbook/module.ts';

type BettingDeps = PlacementDeps & ReturnType<typeof feedModule.open>;

/** Mini games: rounds that everybody can check, bets on them, and what those pay. Sports: what the odds feed offers. */
export const betting = defineService<BettingConfig, BettingDeps>({
  name: 'betting',
  config: bettingConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  async open(base) {
    const prisma: PrismaClient = createPrisma(PrismaClient, base.pool);
    const site = { ...base, prisma, ...(await siteModule.open(base)) };
    const offered = { ...site, ...miniModule.open(base), ...sportsbookModule.open() };
    for (const watched of [reconciliationModule, settlementModule]) watched.open(base);
    return { ...(await placementModule.open(offered)), ...feedModule.open(offered) };
  },
  attach: ({ feed }) => feed.start(),
  // Before the outbox is emptied: that the feed is no longer followed is published, too.
  drain: ({ feed }) => feed.stop(),
  async close(deps) {
    await placementModule.close(deps);
    await Promise.all([miniModule.close(deps), deps.prisma.$disconnect()]);
  },
  routes: [
    ...miniModule.routes,
    ...sportsbookModule.routes,
    ...placementModule.routes,
    ...settlementModule.routes,
    ...reconciliationModule.routes,
    ...betHistoryModule.routes,
    ...siteModule.routes,
    ...feedModule.routes,
  ],
  consumes: [...placementModule.consumes, ...siteModule.consumes, ...betHistoryModule.consumes],
  emits: [...miniModule.emits, ...placementModule.emits, ...sportsbookModule.emits],
  signs: ({ COMMAND_KEY }) => COMMAND_KEY,
  jobs: [
    ...miniModule.jobs,
    ...placementModule.jobs,
    ...settlementModule.jobs,
    ...reconciliationModule.jobs,
    ...sportsbookModule.jobs,
    ...betHistoryModule.jobs,
  ],
});
