import { setTimeout as pause } from 'node:timers/promises';

const SEND_EVERY_MS = 100;

export type LiveBets = {
  /** Those that Kafka has by now. */
  sent: () => number;
  stop: () => Promise<void>;
};

/** Sends so many bets a second, as a site does that goes on while a backlog is worked off. */
export function startLiveBets(perSecond: number, send: (bets: number) => Promise<void>): LiveBets {
  const begun = performance.now();
  let [sent, isOver] = [0, false];
  const flow = (async () => {
    while (!isOver) {
      const due = Math.floor(((performance.now() - begun) * perSecond) / 1_000);
      if (due > sent) await send(due - sent);
      sent = Math.max(sent, due);
      await pause(SEND_EVERY_MS);
    }
  })();
  return {
    sent: () => sent,
    async stop() {
      isOver = true;
      await flow;
    },
  };
}
