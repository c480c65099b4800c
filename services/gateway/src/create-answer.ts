import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAdmission } from './admission/admission.ts';
import { createEntryJudge } from './admission/entry.ts';
import type { GatewayDeps } from './deps.ts';
import { createApi } from './forwarding/api.ts';
import { createDoor, type DoorDeps, isDoor } from './forwarding/door.ts';
import { createRouting, isUnder } from './forwarding/routing.ts';
import { createGatewaySigner } from './forwarding/upstream.ts';
import { createHeldBodies } from './limits/held-bodies.ts';
import { gatewayMetrics } from './server/metrics.ts';
import { type Operations, ownPaths } from './server/operations.ts';
import { gateway } from './service.ts';
import { answerWithoutWeb } from './web/web-files.ts';

/** Which of its five kinds a request is. */
export function createAnswer(
  deps: GatewayDeps,
  readiness: Operations['readiness'],
  isClosing: () => boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, rules, metrics, live, log, webFiles } = deps;
  const trustedProxies = config.TRUST_PROXY;
  const operations = { readiness, metrics, gitSha: config.GIT_SHA, trustedProxies, isClosing };
  const callConnections = () =>
    new Map(Object.values(deps.upstreams).map((one) => [one.name, one.callConnections.open()]));
  const { ended } = gatewayMetrics(metrics, { live: live.open, callConnections });
  const endedNow: DoorDeps['ended'] = (call, service, status) =>
    ended(service, status, (performance.now() - call.startedAt) / 1000);
  const door = createDoor({
    ids: deps.ids,
    log,
    trustedProxies,
    // Without a proxy of ours anybody could write it.
    certificateHeader: trustedProxies > 0 ? config.CLIENT_CERT_HEADER : '',
    limit: deps.limits.vendor,
    vendors: deps.upstreams['games-gateway'],
    board: deps.upstreams.board,
    sign: createGatewaySigner(deps.signer),
    isClosing,
    ended: endedNow,
  });
  const api = createApi({
    ids: deps.ids,
    log,
    trustedProxies,
    route: createRouting(gateway.routes),
    admit: createAdmission({
      sites: deps.sites,
      states: deps.states,
      tokenPublicKey: config.TOKEN_PUBLIC_KEY,
      signer: deps.signer,
    }),
    isClosed: (siteId, url, nowMs) =>
      rules.isClosed(siteId, nowMs) &&
      !gateway.openInMaintenance.some((path) => isUnder(url, path)),
    judge: createEntryJudge({
      rules,
      countryOf: deps.countryOf,
      openAbroad: gateway.openAbroad,
      moneyEntries: gateway.moneyEntries,
    }),
    bodyMax: gateway.bodyMax,
    held: createHeldBodies(),
    limits: deps.limits,
    upstreams: deps.upstreams,
    isClosing,
    ended: endedNow,
  });
  const web = webFiles === null ? answerWithoutWeb : webFiles.serve;

  return (request, response) => {
    const url = request.url ?? '/';
    if (isClosing()) response.shouldKeepAlive = false;
    if (url.startsWith('/api') && (url.length === 4 || url[4] === '/' || url[4] === '?')) {
      return api(request, response);
    }
    if (isDoor(url)) return door(request, response);
    const own = ownPaths.get(url);
    if (own !== undefined) return own(operations, request, response);
    web(request, response).catch((error: unknown) => {
      log.error({ err: error, url }, 'A file of the web could not be sent');
      response.destroy();
    });
  };
}
