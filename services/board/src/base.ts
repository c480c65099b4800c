import type { Auditor } from '@noriter/kit/audit';
import type { ServiceBase } from '@noriter/kit/service';
import type { BoardConfig } from './config.ts';
import type { PrismaClient } from './generated/client.ts';
import type { ObjectStore } from './images/clients/object-store.ts';

/** What the board's actions need: the kit's base, and what service.ts opens. */
export type BoardBase = ServiceBase<BoardConfig> & {
  prisma: PrismaClient;
  /** Where pictures are kept. */
  images: ObjectStore;
};

/** The operator behind a change, and the request it came with. */
export type SavedBy = {
  siteId: string;
  loginId: string;
  /** The same for each repetition of the request. */
  effectId: string;
  audit: Auditor;
};
