import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditorFor, noAudit } from '../audit/audit.ts';
import type { AuditKeys } from '../audit/audit-keys.ts';
import type { Caller } from '../auth/caller.ts';
import { languageOf } from '../contract/language.ts';
import { type Language, Refusal, refuse, transportCodes } from '../contract/result-codes.ts';
import type { PreparedInput, Route } from '../contract/route.ts';
import type { FirstAnswer } from '../idempotency/first-answer.ts';
import type { Idempotency, WorkResult } from '../idempotency/idempotency.ts';
import type { Logger } from '../telemetry/logging.ts';
import type { HttpMetrics } from '../telemetry/metrics.ts';
import { runInContext } from '../telemetry/request-context.ts';
import { inIncomingSpan } from '../telemetry/tracing.ts';
import type { Clock } from '../values/clock.ts';
import { deriveId, type Ids } from '../values/ids.ts';
import { compileAnswer } from './answer-schema.ts';
import { JSON_TYPE, refusalEnvelope, successEnvelope } from './envelope.ts';
import { callerOf } from './identify.ts';
import { refusalWatch } from './undeclared-refusals.ts';

/** What the handlers of all routes of a server share. */
export type RouteRunner<Deps> = {
  deps: Deps;
  clock: Clock;
  ids: Ids;
  log: Logger;
  metrics: HttpMetrics;
  idempotency: Idempotency | undefined;
  /** Undefined in a service without a database, which audits nothing. */
  auditKeys: AuditKeys | undefined;
};

const USER_AGENT_LENGTH_MAX = 300;

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/**
 * Refusals that mean "not now": they are not the answer to the request, so they are not kept and
 * a repetition runs the work again, under the same effect id. C999 comes from a handler that finds
 * another request's effect under its id: kept, it would shut out the request whose key it is.
 */
const PASSING_CODES = new Set(['NT99', 'TE99', 'E001', 'E002', 'H429', 'C999', 'ABZ01']);

/** Makes a route's handler: context, site, body, idempotency, handler, envelope. */
export function routeHandler<Deps>(route: Route<Deps>, runner: RouteRunner<Deps>) {
  const writeData = compileAnswer(route.data);
  const watchRefusal = refusalWatch(route, runner.log);

  async function execute(
    work: ReturnType<Route<Deps>['prepare']>,
    request: FastifyRequest,
    effectId: () => string,
  ): Promise<FirstAnswer> {
    const caller = callerOf(request);
    const language = languageOf(request.headers);
    const trail = route.audits ? auditorFor(runner, caller, request.id) : noAudit;
    const input: PreparedInput = {
      caller,
      requestId: request.id,
      now: () => runner.clock.now(),
      effectId,
      language,
      userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, USER_AGENT_LENGTH_MAX),
      audit: trail.audit,
    };
    const data = writeData(await work(runner.deps, input));
    trail.assertWritten(route.path);
    return { body: successEnvelope(data, language, request.id), code: '0' };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FirstAnswer> {
    const caller = callerOf(request);
    if (route.access !== 'internal') checkSite(request.body, caller.siteId);
    const work = route.prepare(request.body);
    const key = idempotencyKey(route, request);
    if (key === undefined) return execute(work, request, onceMade(runner.ids));
    const name = `${callerKey(caller)}\n${route.path}\n${key}`;
    const id = runner.idempotency?.idOf(name, key) ?? deriveId('http', name);
    if (route.idempotent === 'by-effect' || runner.idempotency === undefined) {
      return execute(work, request, () => id);
    }
    const first = await runner.idempotency.once({ id, path: route.path, body: request.body }, () =>
      keepRefusals(request, () => execute(work, request, () => id)),
    );
    // The body is the first answer, with the first request's id; this one's is in the header.
    if (first.replayed)
      reply.header('idempotency-replayed', 'true').header('x-request-id', request.id);
    return first;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const traceparent = headerOf(request, 'traceparent');
    const { body, code } = await runInContext({ requestId: request.id, traceparent }, () =>
      inIncomingSpan(`POST ${route.path}`, { kind: 'server', traceparent }, () =>
        answer(request, reply).catch((error: unknown) => {
          if (error instanceof Refusal && error.http === 200) watchRefusal(error.code);
          throw error;
        }),
      ),
    );
    watchRefusal(code);
    runner.metrics.observe(route.path, code, (performance.now() - request.startedAt) / 1000);
    runner.log.debug({ requestId: request.id, path: route.path, code }, 'answered');
    reply.header('content-type', JSON_TYPE);
    return body;
  };
}

/** A new id when it is first asked for, and the same one after that. */
function onceMade(ids: Ids): () => string {
  let made: string | undefined;
  return () => {
    made ??= ids.next();
    return made;
  };
}

/** A refusal by the business is an answer like any other: the same key gets it again. */
async function keepRefusals(
  request: FastifyRequest,
  run: () => Promise<FirstAnswer>,
): Promise<WorkResult> {
  try {
    return { ...(await run()), keep: true };
  } catch (error) {
    if (!(error instanceof Refusal) || error.http !== 200) throw error;
    const language: Language = languageOf(request.headers);
    const body = refusalEnvelope(error, language, request.id);
    return { body, code: error.code, keep: !PASSING_CODES.has(error.code) };
  }
}

/** Every body names its site, and nobody acts on another one than their own. */
function checkSite(body: unknown, siteId: string): void {
  const named: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'siteId') : undefined;
  if (typeof named !== 'string') {
    const issues = [{ path: 'siteId', message: 'Every body is an object that names its siteId.' }];
    throw refuse(transportCodes, 'H400', {}, { issues });
  }
  if (named !== siteId) throw refuse(transportCodes, 'S002');
}

function idempotencyKey<Deps>(route: Route<Deps>, request: FastifyRequest): string | undefined {
  const { idempotent } = route;
  if (idempotent === false) return undefined;
  const key = headerOf(request, 'idempotency-key');
  if (key === undefined && idempotent === true) return undefined;
  if (key !== undefined && IDEMPOTENCY_KEY.test(key)) return key;
  const message = 'A key has 8 to 64 letters, digits, - or _; a UUID v7 is best.';
  throw refuse(transportCodes, 'H400', {}, { issues: [{ path: 'idempotency-key', message }] });
}

/** Guests of a site share a space of keys: a key is a secret only its maker knows. */
function callerKey(caller: Caller): string {
  if (caller.kind === 'member') return `member:${caller.siteId}:${caller.memberId}`;
  if (caller.kind === 'operator') return `operator:${caller.siteId}:${caller.operatorId}`;
  if (caller.kind === 'service') return `service:${caller.service}`;
  return `guest:${caller.siteId}`;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
