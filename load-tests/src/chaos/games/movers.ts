import { setTimeout as pause } from 'node:timers/promises';
import { openGame, transferGame } from '../../site/game-seats.ts';
import { call, type PlayerSession } from '../../site/site-client.ts';

const STAY_MS = 300;
const RETRY_MS = 1_000;

export type Mover = { opened(): number; stop(): Promise<void> };

/** A member who takes all cash to a vendor with a wallet of its own and back again, for as long as it goes. */
export function startMover(url: string, player: PlayerSession): Mover {
  let [isOver, opened] = [false, 0];
  const moving = (async () => {
    while (!isOver) {
      const game = await openGame(url, player, transferGame).catch(() => null);
      if (game === null) {
        await pause(RETRY_MS);
        continue;
      }
      opened += 1;
      await pause(STAY_MS);
      await closeGame(url, player, game.sessionId);
    }
  })();
  return {
    opened: () => opened,
    async stop() {
      isOver = true;
      await moving;
    },
  };
}

/** A window that is closed says so once: what it does not reach is brought back by the next game. */
async function closeGame(url: string, { token }: PlayerSession, sessionId: string): Promise<void> {
  await call(url, '/api/game/session/close', { sessionId }, { token }).catch(() => undefined);
}
