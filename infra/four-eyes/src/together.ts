import type { Logger } from '@noriter/kit/logging';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { TogetherBook } from './book.ts';

const answer = z.object({ alone: z.boolean() });

/**
 * The book of all services together, which the wallet keeps. While the wallet does not answer nobody does
 * anything alone: a second operator approves.
 *
 * @param book.answerMs how long it may take: an operator waits for it, and so does who needs the rows that
 * the act has locked
 */
export function bookOfWallet({
  wallet,
  log,
  answerMs,
}: {
  wallet: RemoteService;
  log: Logger;
  answerMs: number;
}): TogetherBook {
  return async ({ siteId, operatorId }, { actId, kind, subject, weight }) => {
    const act = { siteId, operatorId, actId, kind, subject, weight: weight.toString() };
    const asked = { ...wallet, timeoutMs: answerMs };
    try {
      return (await callService(asked, '/internal/operators/alone', act, answer)).alone;
    } catch (error) {
      log.warn(
        { err: error, actId, kind },
        'an act waits for a second operator: no book to look in',
      );
      return false;
    }
  };
}
