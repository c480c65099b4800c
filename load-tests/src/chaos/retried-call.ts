import { setTimeout as pause } from 'node:timers/promises';
import { systemIds } from '@noriter/kit/ids';
import { type Answer, call } from '../site/site-client.ts';

/** Answers that ask for the same again with the same key; no answer at all is one too. */
const PASSING = new Set(['NT99', 'TE99', 'E001', 'E002', 'H429']);
const RETRY_MS = 250;

/** A call that is repeated until it is answered. */
export type RetriedCall = (
  path: string,
  body: object,
  options?: { twice?: boolean },
) => Promise<Answer | undefined>;

type Until = {
  /** Where the calls come from, at a site with a proxy in front. */
  address?: string;
  /** Whoever has enough waits no longer, and has no answer then. */
  hasEnough: () => boolean;
  /** Called for each repetition. */
  waits: () => void;
  /** Called for two answers to one request that are not the same. */
  differs: (codes: readonly string[]) => void;
};

/**
 * Like a browser it repeats an unanswered request under the same idempotency key; `twice` sends the
 * same one beside it as well, as a double click does.
 */
export function retryUntilAnswered(url: string, token: string, until: Until): RetriedCall {
  return async (path, body, { twice = false } = {}) => {
    const options = { token, address: until.address, idempotencyKey: systemIds.next() };
    const ask = () => call(url, path, body, options).catch(() => undefined);
    while (!until.hasEnough()) {
      const answers = await Promise.all(twice ? [ask(), ask()] : [ask()]);
      const clear = answers.flatMap((one) =>
        one === undefined || PASSING.has(one.resultCode) ? [] : [one],
      );
      const codes = new Set(clear.map(({ resultCode }) => resultCode));
      if (codes.size > 1) until.differs([...codes]);
      const [answer] = clear;
      if (answer !== undefined) return answer;
      until.waits();
      await pause(RETRY_MS);
    }
    return undefined;
  };
}
