import type { IncomingHttpHeaders } from 'node:http';
import type { RefusalCode } from '../errors.ts';
import { answerRefusal } from '../server/refusals.ts';
import type { Call } from './call.ts';
import { type Body, BodyTooLarge } from './request-body.ts';
import type { Upstream } from './upstream.ts';

export type AnswerDeps = {
  upstream: Upstream;
  isOperator: boolean;
  /** The site's key when the client asked for an encrypted answer. */
  sealWith: Uint8Array | null;
  /** Called when the call has ended, with the HTTP status it got. */
  ended: (call: Call, service: string, status: number) => void;
  /** How long a good answer may be kept by others; not at all unless it says otherwise. */
  cacheControl?: string;
  /** True once the gateway closes: clients are to connect again, elsewhere. */
  isClosing: () => boolean;
};

/** One answer on its way, and what is known of it so far. */
export type Passage = {
  call: Call;
  body: Body;
  deps: AnswerDeps;
  /** Gives the call up at the service's side; null until it was sent there. */
  abort: ((reason: Error) => void) | null;
  status: number;
  headers: IncomingHttpHeaders;
  /** The pieces of an answer that goes out whole; null for one that streams. */
  gathered: Buffer[] | null;
  gatheredBytes: number;
  /** Passes on a piece of an answer that streams; null until it has begun. */
  passOn: ((chunk: Buffer) => void) | null;
  /** Gives back its network's place among the service's streams; null without one. */
  leave: (() => void) | null;
  isOver: boolean;
  timer: NodeJS.Timeout | undefined;
};

/** The wait for an answer counts from here. */
export function startPassage(
  call: Call,
  body: Body,
  deps: AnswerDeps,
  leave: Passage['leave'] = null,
): Passage {
  const passage: Passage = {
    call,
    body,
    deps,
    abort: null,
    status: 0,
    headers: {},
    gathered: null,
    gatheredBytes: 0,
    passOn: null,
    leave,
    isOver: false,
    timer: undefined,
  };
  passage.timer = setTimeout(late, deps.upstream.timeoutMs, passage);
  return passage;
}

function late(passage: Passage): void {
  const { abort, body, deps, timer } = passage;
  if (body.kind === 'stream' && body.waitsForClient()) {
    // The client is the slow one; its own time limits end that.
    timer?.refresh();
    return;
  }
  const { name, timeoutMs } = deps.upstream;
  refuse(passage, 'NT99');
  abort?.(new Error(`${name} took longer than ${timeoutMs} ms`));
}

export function refuse(passage: Passage, code: RefusalCode, seconds?: number): void {
  if (passage.isOver) return;
  answerRefusal(passage.call, code, seconds);
  over(passage, passage.call.response.statusCode);
}

export function over(passage: Passage, finalStatus: number): void {
  const { call, deps } = passage;
  passage.isOver = true;
  clearTimeout(passage.timer);
  deps.upstream.underWay -= 1;
  passage.leave?.();
  deps.ended(call, deps.upstream.name, finalStatus);
}

/**
 * A request that was never sent cannot have happened. One that was sent may have, whatever became
 * of its answer: the client asks again with the same idempotency key.
 */
export function codeOf(error: Error, wasSent: boolean): RefusalCode {
  if (error instanceof BodyTooLarge) return 'H413';
  if ('code' in error && error.code === 'UND_ERR_INVALID_ARG') return 'H400';
  return wasSent ? 'NT99' : 'TE99';
}
