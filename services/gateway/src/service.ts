import type { Check } from '@noriter/kit/health';
import { routes } from '@noriter/registry/routes';
import { gatewayConfig } from './config.ts';
import type { GatewayDeps } from './deps.ts';
import { errors } from './errors.ts';
import { BODY_BYTES_MAX } from './forwarding/request-body.ts';
import { isUnder } from './forwarding/routing.ts';
import { redisCheck } from './server/operations.ts';
import { serviceCheck } from './server/service-check.ts';

/** What guests and members may call while their site is under maintenance. */
export const openInMaintenance: readonly string[] = [
  // Operators log in as guests; everything else of theirs asks for an operator anyway.
  '/api/admin',
  '/api/common/siteCheckInfo',
  '/api/etc/siteOption',
  '/api/member/logout',
];

/** What a site in real mode lets guests and members call from anywhere: their own money, out of it. */
export const openAbroad: readonly string[] = [
  ...openInMaintenance,
  '/api/auth/captcha',
  '/api/member/login',
  '/api/member/info',
  '/api/member/protection',
  '/api/getToken',
  '/api/cash/getUserCash',
  '/api/cash/out',
  '/api/cash/list',
  '/api/cash/del',
];

/** What brings money into play; services ask for the gateway's word on the same routes. */
export const moneyEntries: readonly string[] = [
  '/api/cash/in',
  '/api/bet/betProc',
  '/api/game/getGame',
];

/** Calls that carry a file, as base64 in JSON: 5 MB of it. All others have 1 MB at most. */
const uploads: readonly string[] = ['/api/board/image/save', '/api/admin/board/image/save'];
const UPLOAD_BYTES_MAX = 7_340_032;

/** How large the body of a call may be. */
export function bodyMax(url: string): number {
  return uploads.some((path) => isUnder(url, path)) ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
}

/**
 * THE shape of the gateway. A request is one of six things: a call under /api, forwarded by the
 * registry's table of paths; a call of a games' vendor under /vendor, or a picture of a game, which go to
 * games-gateway as they are; a picture that was put on a board, which goes to board by its signed link; an upgrade at /ws, joined to the notifier; a question about the gateway itself
 * (/live, /accepting, /ready, /metrics); or else a page or a file of the web.
 */
export const gateway = {
  name: 'gateway',
  config: gatewayConfig,
  codes: errors,
  routes,
  openInMaintenance,
  openAbroad,
  moneyEntries,
  bodyMax,
  /** All of it mandatory: /ready is 200 exactly when the whole site works. */
  checks: ({ upstreams, redis, webFiles }: GatewayDeps): readonly Check[] => [
    ...Object.values(upstreams).map(serviceCheck),
    redisCheck(redis),
    ...(webFiles === null ? [] : [webFiles.check]),
  ],
} as const;
