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

/**
 * Like a browser it repeats an unanswered request under the same idempotency key; `twice` sends the
 * same one beside it as well, as a double click does.
 *
 * @param until.hasEnough whoever has enough waits no longer, and has no answer then
 * @param until.waits is told of each repetition
 */
export function insistOn(
  url: string,
  token: string,
  until: { hasEnough: () => boolean; waits: () => void },
): Insist {
  return async (path, body, { twice = false } = {}) => {
    const options = { token, idempotencyKey: randomUUID() };
    const ask = () => call(url, path, body, options).catch(() => undefined);
    while (!until.hasEnough()) {
      const [answer] = await Promise.all(twice ? [ask(), ask()] : [ask()]);
      if (answer !== undefined && !PASSING.has(answer.resultCode)) return answer;
      until.waits();
      await pause(RETRY_MS);
    }
    return undefined;
  };
}
