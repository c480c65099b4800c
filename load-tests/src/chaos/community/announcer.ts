import { setTimeout as pause } from 'node:timers/promises';
import { retryUntilAnswered } from '../retried-call.ts';

const PAUSE_MS = 1_500;

/** What every message of it is called. */
export const BROADCAST = '방송';

export type Announcer = {
  /** By title: whether the site accepted it. */
  sent: Map<string, boolean>;
  accepted(): number;
  stop(): Promise<void>;
};

/** An operator who sends a message to everybody, again and again, until stopped. */
export function startAnnouncer(url: string, token: string): Announcer {
  const sent = new Map<string, boolean>();
  let stopped = false;
  const ask = retryUntilAnswered(url, token, {
    hasEnough: () => stopped,
    waits: () => undefined,
    differs: () => undefined,
  });

  async function announce(): Promise<void> {
    for (let turn = 1; !stopped; turn += 1) {
      const title = `${BROADCAST} ${turn}`;
      sent.set(title, false);
      const answer = await ask('/api/admin/board/messages/send', {
        target: { kind: 'all' },
        texts: { ko: { title, body: '모든 회원에게 보냅니다.' } },
        showAt: null,
      });
      if (answer?.resultCode === '0' || answer?.resultCode === 'T999') sent.set(title, true);
      else if (answer) console.error(`a message was refused: ${answer.resultCode}`);
      await pause(PAUSE_MS);
    }
  }

  const announcing = announce();
  return {
    sent,
    accepted: () => [...sent.values()].filter(Boolean).length,
    async stop() {
      stopped = true;
      await announcing;
    },
  };
}
