// Generated from infra/registry by npm run generate.
import type { CallsOf } from './calls.ts';
import type { paths as IdentityPaths } from './schema/identity.d.ts';
import type { paths as WalletPaths } from './schema/wallet.d.ts';
import type { paths as BettingPaths } from './schema/betting.d.ts';
import type { paths as GamesGatewayPaths } from './schema/games-gateway.d.ts';
import type { paths as BoardPaths } from './schema/board.d.ts';
import type { paths as PartnerPaths } from './schema/partner.d.ts';
import type { paths as PromotionPaths } from './schema/promotion.d.ts';

/** What the services take and answer; made from their OpenAPI documents. */
export type ServicePaths = CallsOf<IdentityPaths> &
  CallsOf<WalletPaths> &
  CallsOf<BettingPaths> &
  CallsOf<GamesGatewayPaths> &
  CallsOf<BoardPaths> &
  CallsOf<PartnerPaths> &
  CallsOf<PromotionPaths>;

/** Every service that the gateway's health speaks of. */
export const upstreams = ['identity', 'wallet', 'betting', 'games-gateway', 'board', 'partner', 'promotion', 'notifier'] as const;

/** Services with an audit log. */
export const auditSources = ['identity', 'wallet', 'betting', 'games-gateway', 'board', 'partner', 'promotion'] as const;
