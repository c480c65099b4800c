import { auditRoutes } from '@noriter/kit/audit-routes';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { boardConfig } from './config.ts';
import type { BoardDeps } from './deps.ts';
import { errors } from './errors.ts';
import { PrismaClient } from './generated/client.ts';
import { adminContentRoutes } from './http/admin-content.ts';
import { bannerRoutes } from './http/banners.ts';
import { faqRoutes } from './http/faq.ts';
import { noticeRoutes } from './http/notices.ts';
import { popupRoutes } from './http/popups.ts';
import { textPageRoutes } from './http/text-pages.ts';

/** What the site says: notices, questions and answers, text pages, popups, banners. */
export const board = defineService({
  name: 'board',
  config: boardConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open: (base): BoardDeps => ({ ...base, prisma: createPrisma(PrismaClient, base.pool) }),
  close: ({ prisma }) => prisma.$disconnect(),
  routes: [
    ...noticeRoutes,
    ...faqRoutes,
    ...popupRoutes,
    ...bannerRoutes,
    ...textPageRoutes,
    ...adminContentRoutes,
    ...auditRoutes<BoardDeps>('board'),
  ],
});
