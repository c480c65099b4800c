import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, call } from '../site-client.ts';

/** Answers that say "the same again, with the same key"; no answer at all is one too. */
const PASSING = new Set(['NT99', 'TE99', 'E001', 'E002', 'H429']);
const RETRY_MS = 250;

/** A call as somebody makes it who wants an answer. */
export type Insist = (
  path: string,
  body: object,
  options?: { twice?: boolean },
) => Promise<Answer | undefined>;

type Until = {
  /** Whoever has enough waits no longer, and has no answer then. */
  hasEnough: () => boolean;
  /** Is told of each repetition. */
  waits: () => void;
  /** Is told of two answers to one request that are not the same. */
  differs: (codes: readonly string[]) => void;
};

/**
 * Like a browser it repeats an unanswered request under the same idempotency key; `twice` sends the
 * same one beside it as well, as a double click does.
 */
export function insistOn(url: string, token: string, until: Until): Insist {
  return async (path, body, { twice = false } = {}) => {
    const options = { token, idempotencyKey: randomUUID() };
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
