import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, call, type PlayerSession } from '../site-client.ts';

/** Answers that say "the same again, with the same key"; no answer at all is one too. */
const PASSING = new Set(['NT99', 'TE99', 'E001', 'E002', 'H429']);
const RETRY_MS = 250;
const PAUSE_MS = 50;

/** What the site said it did for a player, and how often it could not answer. */
export type PlayerRecord = { accepted: Set<string>; refused: Map<string, number>; waits: number };

export type Player = { record: PlayerRecord; stop(): Promise<void> };

/**
 * A member who looks at the balance, asks to deposit and takes the request back, over and over.
 * Like a browser he repeats an unanswered request under the same idempotency key.
 */
export function startPlayer(url: string, session: PlayerSession): Player {
  const record: PlayerRecord = { accepted: new Set(), refused: new Map(), waits: 0 };
  let stopped = false;

  async function insist(path: string, body: object): Promise<Answer | undefined> {
    const options = { token: session.token, idempotencyKey: randomUUID() };
    while (!stopped) {
      const answer = await call(url, path, body, options).catch(() => undefined);
      if (answer !== undefined && !PASSING.has(answer.resultCode)) return answer;
      record.waits += 1;
      await pause(RETRY_MS);
    }
    return undefined;
  }

  async function play(): Promise<void> {
    while (!stopped) {
      await insist('/api/cash/getUserCash', {});
      const asked = await insist('/api/cash/in', { amount: '10000' });
      if (asked?.resultCode === '0') {
        const { requestId } = asked.data as { requestId: string };
        record.accepted.add(requestId);
        await insist('/api/cash/del', { requestId });
      } else if (asked !== undefined) {
        const { resultCode } = asked;
        record.refused.set(resultCode, (record.refused.get(resultCode) ?? 0) + 1);
      }
      await pause(PAUSE_MS);
    }
  }

  const playing = play();
  return {
    record,
    async stop() {
      stopped = true;
      await playing;
    },
  };
}
