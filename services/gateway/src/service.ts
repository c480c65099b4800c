import type { Check } from '@noriter/kit/health';
import { gatewayConfig } from './config.ts';
import { errors } from './errors.ts';
import { redisCheck, serviceCheck } from './operations.ts';
import type { GatewayParts } from './parts.ts';
import type { RouteTable } from './routing.ts';

/** Which service answers which calls; the longest prefix that fits wins. */
export const routes: RouteTable = {
  '/api': 'identity',
  '/api/cash': 'wallet',
  '/api/point': 'wallet',
  '/api/main/cashList': 'wallet',
  '/api/main/topWithdrawals': 'wallet',
  '/api/admin/cash': 'wallet',
  '/api/admin/ledger': 'wallet',
  '/api/admin/wallet': 'wallet',
  '/api/admin/reconciliation': 'wallet',
  '/api/admin/audit/wallet': 'wallet',
  '/api/minigame': 'betting',
  '/api/bet': 'betting',
  '/api/sport': 'betting',
  '/api/admin/betting': 'betting',
  '/api/admin/sport': 'betting',
  '/api/admin/audit/betting': 'betting',
  '/api/board': 'board',
  '/api/main/nt': 'board',
  '/api/main/popupList': 'board',
  '/api/etc/banner': 'board',
  '/api/etc/popupList': 'board',
  '/api/etc/textPage': 'board',
  '/api/admin/board': 'board',
  '/api/admin/audit/board': 'board',
};

/** What guests and members may call while their site is under maintenance. */
export const openInMaintenance: readonly string[] = [
  // Operators log in as guests; everything else of theirs asks for an operator anyway.
  '/api/admin',
  '/api/common/siteCheckInfo',
  '/api/etc/siteOption',
  '/api/member/logout',
];

/**
 * THE shape of the gateway. A request is one of four things: a call under /api, forwarded by the
 * table above; an upgrade at /ws, joined to the notifier; a question about the gateway itself
 * (/live, /ready, /metrics); or else a page or a file of the web.
 */
export const gateway = {
  name: 'gateway',
  config: gatewayConfig,
  codes: errors,
  routes,
  openInMaintenance,
  /** All of it mandatory: /ready is 200 exactly when the whole site works. */
  checks: ({ upstreams, redis, webFiles }: GatewayParts): readonly Check[] => [
    serviceCheck(upstreams.identity),
    serviceCheck(upstreams.wallet),
    serviceCheck(upstreams.betting),
    serviceCheck(upstreams.board),
    serviceCheck(upstreams.notifier),
    redisCheck(redis),
    ...(webFiles === null ? [] : [webFiles.check]),
  ],
} as const;
