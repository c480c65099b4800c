import type { Signer } from '@noriter/kit/caller';
import { cameOverTls } from '@noriter/kit/client-address';
import type { CountryOf } from '@noriter/kit/countries';
import type { Ids } from '@noriter/kit/ids';
import type { Logger } from '@noriter/kit/logging';
import { createMetrics, type Registry } from '@noriter/kit/metrics';
import { createRedis, type Redis } from '@noriter/kit/redis';
import { callService } from '@noriter/kit/service-client';
import { readSessionStates } from '@noriter/kit/session-state';
import { type SiteRules, watchSites } from '@noriter/kit/site-rules';
import { perUpstream, type UpstreamName, urlVariable } from '@noriter/registry/names';
import { z } from 'zod';
import { lookUpIn } from './admission/look-up-state.ts';
import { createSessionStates, type SessionStates } from './admission/session-states.ts';
import { createSites, type Sites } from './admission/sites.ts';
import type { GatewayConfig } from './config.ts';
import { openUpstream, signGateway, type Upstream } from './forwarding/upstream.ts';
import { createRateLimit, type RateLimit } from './limits/rate-limit.ts';
import { createLiveProxy, type LiveProxy } from './live/live-proxy.ts';
import { createWebFiles, type WebFiles } from './web/web-files.ts';

/** What the gateway stands on, opened by start-gateway.ts. */
export type GatewayDeps = {
  config: GatewayConfig;
  log: Logger;
  /** The gateway itself, with its own key. */
  signer: Signer;
  ids: Ids;
  redis: Redis;
  metrics: Registry;
  sites: Sites;
  states: SessionStates;
  rules: SiteRules;
  countryOf: CountryOf;
  limits: { address: RateLimit; member: RateLimit; vendor: RateLimit };
  upstreams: Readonly<Record<UpstreamName, Upstream>>;
  live: LiveProxy;
  webFiles: WebFiles | null;
};

const stateAnswer = z.object({ state: z.enum(['live', 'replaced', 'ended']) });
/** Identity's answer about a session; with the look-up before it, it must stay below a second. */
const IDENTITY_TIMEOUT_MS = 2_000;

export function openDeps(
  config: GatewayConfig,
  log: Logger,
  { ids, countryOf }: Pick<GatewayDeps, 'ids' | 'countryOf'>,
): GatewayDeps {
  const redis = createRedis(config.REDIS_URL, {
    prefix: config.REDIS_KEY_PREFIX,
    name: 'gateway',
    log,
  });
  const signer = { service: 'gateway', key: config.SERVICE_KEY };
  const identity = {
    ...signer,
    url: config.IDENTITY_URL,
    to: 'identity',
    timeoutMs: IDENTITY_TIMEOUT_MS,
  } as const;
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
    callConnections: config.SERVICE_CHANNELS,
    waitingMax: config.SERVICE_WAITING_MAX,
    streamsMax: config.STREAM_ADDRESS_MAX,
    reading: { ms: config.CLIENT_READ_MS, bytesForSecond: config.CLIENT_READ_BYTES },
    signer,
  };
  const { LIMIT_WINDOW_MS: windowMs, TRUST_PROXY: trustedProxies } = config;
  return {
    config,
    log,
    signer,
    ids,
    redis,
    metrics: createMetrics('gateway'),
    sites: createSites(config),
    states,
    rules: watchSites(identity, Object.keys(config.SITES), log),
    countryOf,
    limits: {
      address: createRateLimit('address', config.LIMIT_ADDRESS_MAX, windowMs),
      member: createRateLimit('member', config.LIMIT_MEMBER_MAX, windowMs),
      vendor: createRateLimit('vendor', config.LIMIT_VENDOR_MAX, windowMs),
    },
    upstreams: perUpstream((name) => openUpstream(name, config[urlVariable(name)], upstreamLimits)),
    live: createLiveProxy({
      url: config.NOTIFIER_URL,
      ids,
      trustedProxies,
      addressMax: config.LIVE_ADDRESS_MAX,
      signGateway: () => signGateway(signer, { to: 'notifier' }),
    }),
    webFiles:
      config.WEB_ROOT === undefined
        ? null
        : createWebFiles(config.WEB_ROOT, {
            cameOverTls: (request) => cameOverTls(request, trustedProxies),
            frameOrigins: config.FRAME_ORIGINS,
            mediaOrigins: config.MEDIA_ORIGINS,
          }),
  };
}
