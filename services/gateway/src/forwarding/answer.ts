/**
 * Invariant: an answer ends once: passed on, refused, or cut off where it had begun.
 */
import type { Dispatcher } from 'undici';
import type { Call } from './call.ts';
import type { CallHandler } from './outgoing-calls.ts';
import { type AnswerDeps, codeOf, type Passage, refuse, startPassage } from './passage.ts';
import type { Body } from './request-body.ts';
import { begin, finish, keep } from './send-answer.ts';

/** Receives one answer; undici calls it. Small answers go out in one piece, large ones stream. */
export function receiveAnswer(
  call: Call,
  body: Body,
  deps: AnswerDeps,
  leave: Passage['leave'],
): Dispatcher.DispatchHandler {
  const passage = startPassage(call, body, deps, leave);
  return {
    onRequestStart(controller) {
      passage.abort = (reason) => controller.abort(reason);
      if (passage.isOver) controller.abort(new Error('The call was given up while it waited.'));
    },
    onBodySent() {
      // A body that streams gives the service its full time after each piece.
      if (body.kind === 'stream' && !passage.isOver && passage.status === 0) {
        passage.timer?.refresh();
      }
    },
    onResponseStart(controller, status, headers) {
      if (status >= 200 && !passage.isOver) begin(passage, controller, status, headers);
    },
    onResponseData(_controller, chunk) {
      if (passage.gathered !== null) keep(passage, passage.gathered, chunk);
      else passage.passOn?.(chunk);
    },
    onResponseEnd() {
      if (!passage.isOver) finish(passage);
    },
    onResponseError(_controller, error) {
      refuse(passage, codeOf(error, passage.abort !== null));
    },
  };
}

/** Receives one answer of a call connection, where answers come whole. */
export function receiveCarried(call: Call, body: Body, deps: AnswerDeps): CallHandler {
  let passage: Passage | null = null;
  return {
    sent(abort) {
      passage = startPassage(call, body, deps);
      passage.abort = abort;
    },
    answered(status, headers, bytes) {
      if (passage === null || passage.isOver) return;
      passage.status = status;
      passage.headers = headers;
      passage.gathered = [bytes];
      finish(passage);
    },
    failed(error) {
      if (passage) refuse(passage, codeOf(error, true));
    },
  };
}
