import { setTimeout as pause } from 'node:timers/promises';
import type { PlayerSession } from '../site/site-client.ts';
import { retryUntilAnswered } from './retried-call.ts';

const PAUSE_MS = 50;

/** What the site confirmed to a player, and how often it could not answer. */
export type PlayerRecord = { accepted: Set<string>; refused: Map<string, number>; waits: number };

export type Player = { record: PlayerRecord; stop(): Promise<void> };

/** A member who looks at the balance, asks to deposit and takes the request back, over and over. */
export function startPlayer(url: string, session: PlayerSession): Player {
  const record: PlayerRecord = { accepted: new Set(), refused: new Map(), waits: 0 };
  let stopped = false;

  const ask = retryUntilAnswered(url, session.token, {
    hasEnough: () => stopped,
    waits: () => {
      record.waits += 1;
    },
    // It asks for everything once.
    differs: () => undefined,
  });

  async function play(): Promise<void> {
    while (!stopped) {
      await ask('/api/cash/getUserCash', {});
      const asked = await ask('/api/cash/in', { amount: '10000' });
      if (asked?.resultCode === '0') {
        const { requestId } = asked.data as { requestId: string };
        record.accepted.add(requestId);
        await ask('/api/cash/del', { requestId });
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
