import createClient from 'openapi-fetch';
import { learnServerClock, serverNow } from '../format/server-clock.ts';
import { language } from '../i18n/language.ts';
import type { SessionEnd, SessionStore } from '../session/session-store.ts';
import { ApiError, offlineError } from './api-error.ts';
import type { Envelope } from './envelope.ts';
import { askedAgain, RepeatableRequest } from './repeatable-request.ts';
import { siteId, siteKey } from './site.ts';

const answerMsMax = 15_000;

/** Has the person prove the second factor again. True when the session has a token that says so. */
type StepUp = () => Promise<boolean>;

/**
 * The client of one kind of user: members and operators have their own session, never each other's.
 * Every body gets the site's id, every call the site's key, the token and the language.
 */
export function createApi<Paths extends object>(session: SessionStore, stepUp?: StepUp) {
  const askers: Askers = new WeakMap();
  const client = createClient<Paths>({
    baseUrl: '/',
    Request: RepeatableRequest,
    fetch: fetchAsWhoIsThere(
      session,
      fetchForWhoAsked(
        { session, askers },
        stepUp === undefined ? fetchOrOffline : fetchProven(session, stepUp),
      ),
    ),
    bodySerializer: (body: object | undefined) => JSON.stringify({ ...body, siteId }),
  });
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', siteKey);
      request.headers.set('accept-language', language());
      request.headers.set('content-type', 'application/json');
      const present = session.get();
      if (present === null) return;
      request.headers.set('token', present.token);
      askers.set(request, present.sessionId);
    },
  });
  return client;
}

/** Which codes say that the session is over, and why; any other refusal leaves it alone. */
function endReasonOf(code: string | undefined): SessionEnd | null {
  if (code === 'TK999') return 'replaced';
  if (code === 'TK998') return 'revoked';
  return code === 'H401' ? 'expired' : null;
}

type Fetch = (request: Request) => Promise<Response>;

/**
 * The server alone says that a session is over. What it refused for that reason was not looked at, so
 * it is asked again as the guest who is there now: most of what pages read is open to guests too.
 */
function fetchAsWhoIsThere(session: SessionStore, send: Fetch): Fetch {
  return async (request) => {
    const response = await send(request);
    const sentAs = request.headers.get('token');
    if (response.status !== 401 || sentAs === null) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const reason = endReasonOf(parseEnvelope(body)?.resultCode);
    if (reason === null) return response;
    const present = session.get();
    // An answer to an older token says nothing about the session that took its place.
    if (present !== null && present.token !== sentAs) return response;
    if (present !== null) {
      session.end(reason === 'expired' && hasLapsed(present.expiresAt) ? 'lapsed' : reason);
    }
    // Who wanted it done wanted it as a member.
    if (request.headers.has('idempotency-key')) return response;
    const asGuest = await send(askedAgain(request, null));
    return asGuest.status === 401 ? response : asGuest;
  };
}

/** By which session each call was asked; not there for one of a guest. */
type Askers = WeakMap<Request, string>;
type Whose = { session: SessionStore; askers: Askers };

/**
 * What comes of a call counts for the session it was asked by. Where that is there no more, nobody waits
 * for what came of a write, and a read is asked again by who needs it; of a session that is over, whoever
 * asked is told.
 */
function fetchForWhoAsked({ session, askers }: Whose, send: Fetch): Fetch {
  return async (request) => {
    const askedBy = askers.get(request);
    const coming = send(request);
    const status = await coming.then(
      (response) => response.status,
      () => 0,
    );
    const present = session.get()?.sessionId;
    const isOver = present === undefined && status === 401;
    if (askedBy === undefined || present === askedBy || isOver) return coming;
    if (request.headers.has('idempotency-key')) return new Promise<never>(() => undefined);
    throw offlineError();
  };
}

/** Whether it was over before this page was opened; the answer that said so told the time, too. */
function hasLapsed(expiresAt: string): boolean {
  return Date.parse(expiresAt) <= serverNow() - performance.now();
}

async function fetchOrOffline(request: Request): Promise<Response> {
  const askedAt = Date.now();
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(answerMsMax) });
    learnServerClock(response.headers.get('date'), askedAt, Date.now());
    return await whole(response);
  } catch {
    throw offlineError();
  }
}

/** An answer that is cut off on its way is none: what it would have said is not known. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, response);
}

/** Who is asked for the second factor on the way goes on with the very same call afterwards. */
function fetchProven(session: SessionStore, stepUp: StepUp) {
  return async (request: Request): Promise<Response> => {
    const response = await fetchOrOffline(request);
    if (response.status !== 403) return response;
    const refused = parseEnvelope(await response.clone().json())?.resultCode;
    if (refused !== 'A122' || !(await stepUp())) return response;
    return fetchOrOffline(askedAgain(request, session.get()?.token ?? ''));
  };
}

type AnyResponse<Data> = { data?: Envelope<Data>; error?: unknown; response: Response };

/**
 * The data of an answer, or an ApiError with the code and message the server gave.
 * @example const { list } = await answerOf(api.POST('/api/etc/bank', { body: {} }));
 */
export async function answerOf<Data>(pending: Promise<AnyResponse<Data>>): Promise<Data> {
  const { data, error, response } = await pending;
  const envelope = data ?? parseEnvelope(error);
  if (envelope === null) throw offlineError();
  if (envelope.resultCode !== '0') throw new ApiError(envelope, response.status);
  if (data === undefined) throw new ApiError(envelope, response.status);
  return data.data;
}

function parseEnvelope(value: unknown): Envelope<unknown> | null {
  if (typeof value !== 'object' || value === null || !('resultCode' in value)) return null;
  return {
    resultCode: String(value.resultCode),
    resultMessage: 'resultMessage' in value ? textOr(value.resultMessage) : '',
    data: 'data' in value ? value.data : null,
    requestId: 'requestId' in value ? textOr(value.requestId) : '',
  };
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
