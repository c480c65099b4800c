import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { answerWait } from '../calls/answer-wait.ts';
import { refuse, transportCodes } from '../contract/result-codes.ts';
import { backoffMs, pause } from '../flow/backoff.ts';
import type { Logger } from '../telemetry/logging.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import { deriveIdOfKey } from '../values/ids.ts';
import type { FirstAnswer } from './first-answer.ts';
import { type ClaimOutcome, createIdempotencyTable } from './idempotency-table.ts';

/** What a run of the work ended with; `keep` false lets the next request run it again. */
export type WorkResult = FirstAnswer & { keep: boolean };

export type IdempotentRequest = {
  /** Made from caller, path and key. */
  id: string;
  path: string;
  body: unknown;
};

export type Idempotency = {
  /** @returns the id of a request, the same in each repetition; a key that is a UUID v7 gives it its time */
  idOf(name: string, key: string): string;
  /**
   * Runs the work once for all requests with this id, and gives the others its answer.
   *
   * @throws C999 for the same id with another body, NT99 when the first one takes too long
   */
  once(
    request: IdempotentRequest,
    work: () => Promise<WorkResult>,
  ): Promise<FirstAnswer & { replayed: boolean }>;
  close(): Promise<void>;
};

/** How long a request waits for the answer of the first one before it is refused with NT99. */
const WAIT_MS = 5_000;

/** A busy machine waits for longer, and always less than a lease: nobody takes over what is at work. */
const WAIT_MS_MAX = 12_000;

/** A request of this process that runs, or waits for another process, under an id. */
type InFlight = { hash: Buffer; owned: boolean; answered: Promise<FirstAnswer | null> };

type IdempotencyParts = { pool: Pool; log: Logger; key: string; salt: string };

/**
 * Keeps the first answer to each idempotent write in the service's database.
 *
 * Requests that race within one process wait for the first in memory; those in other processes
 * poll the row. The row is written without waiting for the disk: what protects the effect after
 * a crash is its id, which is the same in every repetition.
 *
 * @param parts.key keys the fingerprint of the body: bodies hold passwords, and a plain hash of a
 *   four-digit one could be guessed from a copy of the database
 * @param parts.salt of the database
 */
export function createIdempotency({ pool, log, key, salt }: IdempotencyParts): Idempotency {
  const table = createIdempotencyTable(pool);
  // Made once: of its bytes each fingerprint would make it anew, which costs six times as much.
  const secret = createSecretKey(key, 'utf8');
  const inFlight = new Map<string, InFlight>();

  async function runOnce(
    id: string,
    request: InFlight,
    deadline: number,
    work: () => Promise<WorkResult>,
  ): Promise<FirstAnswer & { replayed: boolean }> {
    for (let attempt = 1; ; attempt += 1) {
      const claim: ClaimOutcome = await table.claim({ id, hash: request.hash });
      if (claim.kind === 'other-body') throw refuse(transportCodes, 'C999');
      if (claim.kind === 'answered') return { ...claim.answer, replayed: true };
      if (claim.kind === 'claimed') break;
      if (performance.now() > deadline) throw refuse(transportCodes, 'NT99');
      await pause(backoffMs(attempt, { firstMs: 10, maxMs: 200 }));
    }
    request.owned = true;
    const result = await runOrRelease(id, work);
    return { body: result.body, code: result.code, replayed: false };
  }

  async function runOrRelease(id: string, work: () => Promise<WorkResult>): Promise<WorkResult> {
    let result: WorkResult;
    try {
      result = await work();
    } catch (error) {
      await table.release(id).catch((err: unknown) => log.warn({ err }, 'a key stays leased'));
      throw error;
    }
    const kept = result.keep ? table.keep({ id, ...result }) : table.release(id);
    // The effect has happened; a database that is lost now must not turn it into a failure.
    await kept.catch((err: unknown) => log.warn({ err }, 'an answer is not kept'));
    return result;
  }

  return {
    idOf: (name, ofKey) => deriveIdOfKey('http', name, ofKey, salt),
    async once(request, work) {
      const hash = hashOf(secret, request);
      const deadline = performance.now() + Math.min(answerWait(WAIT_MS), WAIT_MS_MAX);
      for (;;) {
        const other = inFlight.get(request.id);
        if (other === undefined) break;
        if (other.owned && !other.hash.equals(hash)) throw refuse(transportCodes, 'C999');
        const answer = await answerOf(other, deadline);
        if (answer !== null && other.hash.equals(hash)) return { ...answer, replayed: true };
        if (performance.now() > deadline) throw refuse(transportCodes, 'NT99');
      }
      const { promise, resolve } = Promise.withResolvers<FirstAnswer | null>();
      const own: InFlight = { hash, owned: false, answered: promise };
      inFlight.set(request.id, own);
      let answer: FirstAnswer | null = null;
      try {
        const result = await runOnce(request.id, own, deadline, work);
        answer = { body: result.body, code: result.code };
        return result;
      } finally {
        inFlight.delete(request.id);
        resolve(answer);
      }
    },
    close: () => table.close(),
  };
}

/** The answer of another request of this process, or null when it has none by the deadline. */
async function answerOf(other: InFlight, deadline: number): Promise<FirstAnswer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    // After a pause of the process the answer may be there already and only not yet read.
    const lastLook = () => setImmediate(resolve, null);
    timer = setTimeout(lastLook, Math.max(0, deadline - performance.now()) + 1);
  });
  try {
    return await Promise.race([other.answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

function hashOf(key: KeyObject, { path, body }: IdempotentRequest): Buffer {
  return createHmac('sha256', key)
    .update(`${path}\n${canonicalJson(body)}`)
    .digest();
}
