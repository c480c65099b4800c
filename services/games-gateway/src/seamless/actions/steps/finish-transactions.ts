import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { gameEvents } from '@noriter/proto/topics';
import { adapters } from '../../../adapters/by-protocol.ts';
import type { LaunchDeps } from '../../../launch/deps.ts';
import type { Round } from '../../../rounds/domain/round.ts';
import { transactedEvent } from '../../../rounds/events/game-event.ts';
import { changeOf } from '../../domain/commands-of.ts';
import { firstOfEach } from '../../domain/first-of-each.ts';
import { type Answered, endTransactions } from '../../store/end-transactions.ts';
import { moveRounds, type RoundChange } from '../../store/move-rounds.ts';

/** What became of it: ended here, or by another process; `later` while another one of its round is ended. */
export type Finished = 'ended' | 'elsewhere' | 'later';

type Deps = Pick<LaunchDeps, 'pool' | 'games' | 'vendors'>;

/**
 * Writes down what the wallet answered, in one transaction: transactions, their rounds, and the events of
 * both. A round is changed by one of them, as an event says what it was then; the others come again.
 */
export async function finishTransactions(
  deps: Deps,
  batch: readonly Answered[],
): Promise<Finished[]> {
  const now = firstOfEach(batch, ({ open }) => open.roundId);
  const answered = batch.filter((one) => now.has(one));
  const ended = await withTransaction(deps.pool, async (tx) => {
    const ids = await endTransactions(tx, answered);
    const applied = answered.filter(
      ({ open, ending }) => ids.has(open.transactionId) && ending.state === 'applied',
    );
    const changes = applied.flatMap((one) => roundChangeOf(deps, one) ?? []);
    const rounds = await moveRounds(tx, changes);
    const events = applied.map((one) => eventOf(deps, one, rounds.get(one.open.roundId ?? '')));
    await addAllToOutbox(tx, gameEvents, events);
    return ids;
  });
  return batch.map((one) => {
    if (!now.has(one)) return 'later';
    return ended.has(one.open.transactionId) ? 'ended' : 'elsewhere';
  });
}

function roundChangeOf(deps: Deps, { open, ending }: Answered): RoundChange | null {
  const { roundId, vendorKey, closes } = open;
  if (roundId === null) return null;
  const protocol = deps.vendors.get(vendorKey)?.protocol ?? '';
  const roundEnds = adapters[protocol]?.rules.roundEnds ?? 'by-flag';
  const begins = begunBy(deps, open);
  const mayEnd = open.verb !== 'bet' || closes;
  return { roundId, roundEnds, closes, at: ending.at, ...changeOf(open.movements), begins, mayEnd };
}

function begunBy({ games }: Deps, open: Answered['open']): RoundChange['begins'] {
  const { siteId, memberId, vendorKey, vendorRoundId, gameId, askedAt: openedAt, verb } = open;
  if (verb !== 'bet' && verb !== 'bet_and_win') return null;
  if (vendorRoundId === null || gameId === null) throw new Error('A bet has a round and a game.');
  const { gameCode, vendorCode, groupCode } = games.byId(gameId) ?? noGame;
  const game = { gameId, gameCode, vendorCode, groupCode };
  return { siteId, memberId, vendorKey, vendorRoundId, openedAt, ...game };
}

/** Of one that has left the catalogue meanwhile. */
const noGame = { gameCode: '', vendorCode: '', groupCode: '' };

function eventOf({ games }: Deps, { open, ending }: Answered, round: Round | undefined) {
  const game = open.gameId === null ? undefined : games.byId(open.gameId);
  return transactedEvent(
    { ...open, ...changeOf(open.movements) },
    { round: round ?? null, game: game ?? { vendorKey: open.vendorKey }, at: ending.at },
  );
}
