import { auditRoutes } from '@noriter/kit/audit-routes';
import { consume } from '@noriter/kit/kafka';
import { createPrisma } from '@noriter/kit/prisma';
import { defineService } from '@noriter/kit/service';
import { memberEvents, scratchEvents } from '@noriter/proto/topics';
import { type ScratchConfig, scratchConfig } from './config.ts';
import type { ScratchDeps } from './deps.ts';
import { errors } from './errors.ts';
import { onMemberEvent } from './events/on-member-event.ts';
import { onScratchEvent } from './events/on-scratch-event.ts';
import { PrismaClient } from './generated/client.ts';
import { noteRoutes } from './http/notes.ts';
import { settingsOfNotesRoutes } from './http/settings.ts';

/** Notes that operators put up. */
export const scratch = defineService<ScratchConfig, ScratchDeps>({
  name: 'scratch',
  config: scratchConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open: (base) => ({ ...base, prisma: createPrisma(PrismaClient, base.pool) }),
  close: ({ prisma }) => prisma.$disconnect(),
  routes: [...noteRoutes, ...settingsOfNotesRoutes, ...auditRoutes<ScratchDeps>('scratch')],
  consumes: [
    consume<ScratchDeps, typeof scratchEvents>(scratchEvents, { handle: onScratchEvent }),
    consume<ScratchDeps, typeof memberEvents>(memberEvents, { handle: onMemberEvent }),
  ],
  emits: [scratchEvents],
});
