import type { Envelope } from './envelope.ts';

/** No answer came at all: the line is down, or the wait was cut. */
export const offlineCode = 'OFFLINE';

/** There is no line, and so nothing was sent: whoever wants it done presses again. */
export const unsentCode = 'UNSENT';

/**
 * Codes after which the very same request, with the same key, may be sent again: nobody knows what came of it
 * (an error of ours, E001, may have come behind the commit), or (C501, of money that is on its way to somebody)
 * it is not decided yet.
 */
const repeatable = new Set([offlineCode, 'NT99', 'TE99', 'E001', 'E002', 'H429', 'C501']);

/** Those that do not pass by themselves within moments. */
const lasting = new Set(['H429', 'E001']);

/** A call that was not answered with resultCode "0". */
export class ApiError extends Error {
  readonly code: string;
  readonly requestId: string;
  readonly data: unknown;
  readonly status: number;

  constructor(envelope: Envelope<unknown>, status: number) {
    super(envelope.resultMessage);
    this.name = 'ApiError';
    this.code = envelope.resultCode;
    this.requestId = envelope.requestId;
    this.data = envelope.data;
    this.status = status;
  }
}

export function isRepeatable(error: unknown): boolean {
  return error instanceof ApiError && repeatable.has(error.code);
}

/** Whether the failure was an error of ours. */
export function isOurs(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'E001';
}

/** Codes of calls that were turned away: the second factor is missing, or there were too many of them. */
const turnedAway = new Set(['A122', 'H429']);

/**
 * Whether a call was turned away before anybody looked at what it asked: without a session, without the second
 * factor, or as one of too many. It says nothing of an earlier try.
 */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || turnedAway.has(error.code));
}

/** Whether nobody knows what came of a call: it may have been done. */
export function isUnknown(error: unknown): boolean {
  return isRepeatable(error) && !isTurnedAway(error);
}

/** Whether a failed read is worth another try by itself. */
export function isPassing(error: unknown): boolean {
  return isRepeatable(error) && error instanceof ApiError && !lasting.has(error.code);
}

export function offlineError(): ApiError {
  return unanswered(offlineCode);
}

export function unsentError(): ApiError {
  return unanswered(unsentCode);
}

function unanswered(resultCode: string): ApiError {
  return new ApiError({ resultCode, resultMessage: '', data: null, requestId: '' }, 0);
}
