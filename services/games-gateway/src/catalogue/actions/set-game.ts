import type { Auditor } from '@noriter/kit/audit';
import type { OperatorCaller } from '@noriter/kit/caller';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { gameEvents } from '@noriter/proto/topics';
import { errors } from '../../errors.ts';
import { readSiteIds } from '../../site/store/sites.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Game } from '../domain/game.ts';
import { gameLockEvent } from '../events/game-lock-event.ts';
import { countOrder } from '../store/game-orders.ts';
import { type GameSetting, lockGame, saveGame } from '../store/games.ts';

/** What is absent stays as it is: another operator may just have set it. */
export type GameWish = Pick<GameSetting, 'gameId'> & {
  readonly [Name in keyof Omit<GameSetting, 'gameId'>]?: GameSetting[Name] | undefined;
};

/**
 * Hides, opens, pins, orders or limits a game. It is one for all sites: the windows of each learn by its event
 * that it was locked; whoever has the order of its list open, by the version.
 *
 * @throws Refusal G006 without such a game
 */
export async function setGame(
  { pool, clock, games }: Pick<CatalogueDeps, 'pool' | 'clock' | 'games'>,
  { siteId, operatorId }: Pick<OperatorCaller, 'siteId' | 'operatorId'>,
  wish: GameWish,
  audit: Auditor,
): Promise<Game> {
  const at = clock.now();
  const saved = await withTransaction(pool, async (tx) => {
    const before = await lockGame(tx, wish.gameId);
    if (before === null) throw refuse(errors, 'G006');
    const after = await saveGame(tx, settingOf(before, wish), at);
    if (after.ord !== before.ord || after.isPinned !== before.isPinned) {
      await countOrder(tx, after, { operatorId, at });
    }
    await audit(tx, {
      action: 'game.set',
      subject: `game:${wish.gameId}`,
      before: viewOf(before),
      after: viewOf(after),
    });
    if (after.state !== before.state) {
      const sites = new Set([siteId, ...(await readSiteIds(tx))]);
      const events = [...sites].map((one) => gameLockEvent(one, after, at));
      await addAllToOutbox(tx, gameEvents, events);
    }
    return after;
  });
  await games.refresh();
  return saved;
}

function settingOf(before: Game, { gameId, state, isPinned, ord, maxBet }: GameWish): GameSetting {
  return {
    gameId,
    state: state ?? before.state,
    isPinned: isPinned ?? before.isPinned,
    ord: ord ?? before.ord,
    // Null is no limit.
    maxBet: maxBet === undefined ? before.maxBet : maxBet,
  };
}

function viewOf({ nameKo, state, isPinned, ord, maxBet }: Game) {
  return { nameKo, state, isPinned, ord, maxBet: maxBet?.toString() ?? null };
}
