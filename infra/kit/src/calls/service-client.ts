import type { ServiceName } from '@noriter/registry/services';
import { Pool } from 'undici';
import { z } from 'zod';
import { boundTo, CALLER_HEADER, createCallerSigner, type Signer } from '../auth/caller.ts';
import type { ServiceKey } from '../auth/service-keys.ts';
import { Refusal, transportCodes } from '../contract/result-codes.ts';
import { currentRequestId } from '../telemetry/request-context.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import { answerWait } from './answer-wait.ts';

/** Another service as this one calls it. */
export type RemoteService = {
  /** Its base address, such as `http://127.0.0.1:8101`. */
  url: string;
  /** Which service it is: what is signed for it is good nowhere else. */
  to: ServiceName;
  /** Who calls: this service's name. */
  service: string;
  /** SERVICE_KEY. */
  key: ServiceKey;
  /** How long to wait for the answer, times ANSWER_WAIT_FACTOR; 3,000 by default. */
  timeoutMs?: number;
};

/** The other service is down or answered that it is overloaded: nothing happened there. Answers TE99. */
export class ServiceUnavailable extends Refusal {
  constructor(cause: unknown) {
    super('TE99', transportCodes.TE99);
    this.name = 'ServiceUnavailable';
    this.cause = cause;
  }
}

/** No answer in time: what was asked may have happened. Answers NT99. */
export class ServiceTimeout extends Refusal {
  constructor(cause: unknown) {
    super('NT99', transportCodes.NT99);
    this.name = 'ServiceTimeout';
    this.cause = cause;
  }
}

/** The other service refused with a code that its caller does not expect: a defect, unless it is caught. */
export class UnexpectedCode extends Error {
  readonly resultCode: string;

  constructor(at: string, { resultCode, resultMessage }: z.output<typeof envelope>) {
    super(`${at} answered ${resultCode}: ${resultMessage}`);
    this.name = 'UnexpectedCode';
    this.resultCode = resultCode;
  }
}

const TIMEOUT_MS_DEFAULT = 3_000;
const CONNECTIONS_PER_SERVICE = 64;

const envelope = z.object({
  resultCode: z.string(),
  resultMessage: z.string(),
  data: z.unknown(),
});

const pools = new Map<string, Pool>();
const signers = new WeakMap<ServiceKey, ReturnType<typeof createCallerSigner>>();

/**
 * Calls another service's `/internal/…` route, signed as a service, with the request's id and
 * trace. Nothing is repeated: whoever can afford a second try makes it.
 *
 * @param data what the answer's `data` must look like
 * @throws ServiceUnavailable (TE99), ServiceTimeout (NT99), or UnexpectedCode
 * @example
 * const { state } = await callService(identity, '/internal/sessions/state', { sessionId }, shape);
 */
export async function callService<Data extends z.ZodType>(
  remote: RemoteService,
  path: `/internal/${string}`,
  body: object,
  data: Data,
): Promise<z.output<Data>> {
  const answer = await post(remote, path, JSON.stringify({ siteId: '*', ...body }));
  if (answer.status === 503) throw new ServiceUnavailable(new Error(`${path} answered 503`));
  const answered = envelope.parse(answer.body);
  if (answered.resultCode !== '0') throw new UnexpectedCode(`${remote.url}${path}`, answered);
  return data.parse(answered.data);
}

/** Closes the connections to all services; the last step of a shutdown. */
export async function closeServicePools(): Promise<void> {
  const open = [...pools.values()];
  pools.clear();
  await Promise.all(open.map((pool) => pool.close()));
}

async function post(
  remote: RemoteService,
  path: string,
  body: string,
): Promise<{ status: number; body: unknown }> {
  const timeoutMs = remote.timeoutMs ?? TIMEOUT_MS_DEFAULT;
  try {
    const response = await poolOf(remote.url).request({
      method: 'POST',
      path,
      headers: await headersOf(remote, path),
      body,
      signal: AbortSignal.timeout(answerWait(timeoutMs)),
    });
    return { status: response.statusCode, body: await response.body.json() };
  } catch (error) {
    if (isTimeout(error)) throw new ServiceTimeout(error);
    throw new ServiceUnavailable(error);
  }
}

async function headersOf(
  { to, service, key }: RemoteService,
  path: string,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    [CALLER_HEADER]: await signerOf({ service, key })(
      `${service} ${to} ${path}`,
      { to, route: boundTo(path) },
      { kind: 'service', siteId: '*', address: '', service },
    ),
  };
  const requestId = currentRequestId();
  if (requestId !== undefined) headers['x-request-id'] = requestId;
  const traceparent = currentTraceparent();
  if (traceparent !== undefined) headers.traceparent = traceparent;
  return headers;
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || error.name.endsWith('TimeoutError');
}

function poolOf(url: string): Pool {
  const { origin } = new URL(url);
  const known = pools.get(origin);
  if (known !== undefined) return known;
  const pool = new Pool(origin, { connections: CONNECTIONS_PER_SERVICE, connectTimeout: 1_000 });
  pools.set(origin, pool);
  return pool;
}

function signerOf(signer: Signer) {
  const known = signers.get(signer.key);
  if (known !== undefined) return known;
  const sign = createCallerSigner(signer);
  signers.set(signer.key, sign);
  return sign;
}
