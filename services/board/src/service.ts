import { auditRoutes } from '@noriter/kit/audit-routes';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { messageEvents } from '@noriter/proto/topics';
import { type BoardConfig, boardConfig } from './config.ts';
import { contentModule } from './content/module.ts';
import { errors } from './errors.ts';
import { PrismaClient } from './generated/client.ts';
import { openStore } from './images/clients/open-store.ts';
import { imagesModule } from './images/module.ts';
import { inquiriesModule } from './inquiries/module.ts';
import type { MainPageDeps } from './main-page/deps.ts';
import { mainPageModule, openMainPage } from './main-page/module.ts';
import { membersModule } from './members/module.ts';
import { messagesModule } from './messages/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { postsModule } from './posts/module.ts';

type BoardDeps = MainPageDeps &
  ReturnType<typeof contentModule.open> &
  ReturnType<typeof postsModule.open>;

/** A site's contents, and where the site and its members talk to each other. */
export const board = defineService<BoardConfig, BoardDeps>({
  name: 'board',
  config: boardConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open(base) {
    const prisma: PrismaClient = createPrisma(PrismaClient, base.pool);
    const deps = { ...base, prisma, images: openStore(base.config) };
    const opened = { ...contentModule.open(deps), ...postsModule.open(deps) };
    return { ...deps, ...opened, mainPage: openMainPage(deps) };
  },
  async close(deps) {
    await Promise.all([postsModule.close(deps), contentModule.close(deps)]);
    deps.images.close();
    await deps.prisma.$disconnect();
  },
  routes: [
    ...contentModule.routes,
    ...notificationsModule.routes,
    ...messagesModule.routes,
    ...postsModule.routes,
    ...inquiriesModule.routes,
    ...imagesModule.routes,
    ...mainPageModule.routes,
    ...auditRoutes<BoardDeps>('board'),
  ],
  rawRoutes: imagesModule.rawRoutes,
  consumes: [...notificationsModule.consumes, ...membersModule.consumes],
  emits: [messageEvents],
  jobs: [
    ...notificationsModule.jobs,
    ...messagesModule.jobs,
    ...inquiriesModule.jobs,
    ...imagesModule.jobs,
  ],
});
