import type { Ids } from '@noriter/kit/ids';
import type { Logger } from '@noriter/kit/logging';
import { createMetrics, type Registry } from '@noriter/kit/metrics';
import { createRedis, type Redis } from '@noriter/kit/redis';
import { callService } from '@noriter/kit/service-client';
import { readSessionStates } from '@noriter/kit/session-state';
import { z } from 'zod';
import { cameOverTls } from './address.ts';
import type { GatewayConfig } from './config.ts';
import { openUpstream, signGateway, type Upstream } from './forward.ts';
import { createLiveDoor, type LiveDoor } from './live-socket.ts';
import { type Maintenance, watchMaintenance } from './maintenance.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import type { ServiceName } from './routing.ts';
import { createSessionStates, lookUpIn, type SessionStates } from './session-states.ts';
import { createSites, type Sites } from './sites.ts';
import { createWebFiles, type WebFiles } from './web-files.ts';

/** What the gateway is made of, opened. */
export type GatewayParts = {
  config: GatewayConfig;
  log: Logger;
  ids: Ids;
  redis: Redis;
  metrics: Registry;
  sites: Sites;
  states: SessionStates;
  maintenance: Maintenance;
  limits: { address: RateLimit; member: RateLimit };
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  live: LiveDoor;
  webFiles: WebFiles | null;
};

const stateAnswer = z.object({ state: z.enum(['live', 'replaced', 'ended']) });
/** Identity's word on a session; with the look-up before it, it must stay below a second. */
const IDENTITY_TIMEOUT_MS = 2_000;

export function openParts(config: GatewayConfig, log: Logger, ids: Ids): GatewayParts {
  const redis = createRedis(config.REDIS_URL, {
    prefix: config.REDIS_KEY_PREFIX,
    name: 'gateway',
    log,
  });
  const identity = {
    url: config.IDENTITY_URL,
    service: 'gateway',
    key: config.INTERNAL_KEY,
    timeoutMs: IDENTITY_TIMEOUT_MS,
  };
  const states = createSessionStates(
    lookUpIn(redis, async (sessionId) => {
      const path = '/internal/sessions/state';
      return (await callService(identity, path, { sessionId }, stateAnswer)).state;
    }),
    (sessionIds) => readSessionStates(redis, sessionIds),
  );
  const upstreamLimits = {
    timeoutMs: config.SERVICE_TIMEOUT_MS,
    connectionsMax: config.SERVICE_CONNECTIONS_MAX,
    channels: config.SERVICE_CHANNELS,
    waitingMax: config.SERVICE_WAITING_MAX,
    internalKey: config.INTERNAL_KEY,
  };
  const { LIMIT_WINDOW_MS: windowMs, TRUST_PROXY: trustedProxies } = config;
  return {
    config,
    log,
    ids,
    redis,
    metrics: createMetrics('gateway'),
    sites: createSites(config.SITES),
    states,
    maintenance: watchMaintenance(identity, Object.keys(config.SITES), log),
    limits: {
      address: createRateLimit('address', config.LIMIT_ADDRESS_MAX, windowMs),
      member: createRateLimit('member', config.LIMIT_MEMBER_MAX, windowMs),
    },
    upstreams: {
      identity: openUpstream('identity', config.IDENTITY_URL, upstreamLimits),
      wallet: openUpstream('wallet', config.WALLET_URL, upstreamLimits),
      betting: openUpstream('betting', config.BETTING_URL, upstreamLimits),
      board: openUpstream('board', config.BOARD_URL, upstreamLimits),
      notifier: openUpstream('notifier', config.NOTIFIER_URL, upstreamLimits),
    },
    live: createLiveDoor({
      url: config.NOTIFIER_URL,
      ids,
      trustedProxies,
      addressMax: config.LIVE_ADDRESS_MAX,
      signGateway: () => signGateway(config.INTERNAL_KEY),
    }),
    webFiles:
      config.WEB_ROOT === undefined
        ? null
        : createWebFiles(config.WEB_ROOT, (request) => cameOverTls(request, trustedProxies)),
  };
}
