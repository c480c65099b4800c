import { sqlStateOf } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { LaunchDeps } from '../../../launch/deps.ts';
import { roundIdOf } from '../../../rounds/domain/ids.ts';
import { decide } from '../../domain/decide.ts';
import type { Facts } from '../../domain/facts.ts';
import { firstOfEach } from '../../domain/first-of-each.ts';
import { type ReadFacts, readFacts } from '../../store/read-facts.ts';
import { type OpenTransaction, openOf } from '../../store/read-open.ts';
import { type NewTransaction, writeTransactions } from '../../store/write-transaction.ts';
import type { Asked } from './asked.ts';
import { newTransactionOf } from './new-transaction.ts';
import type { Settled } from './settled.ts';

/** What became of it; `later` is decided again when another one of the same player is written. */
export type Step =
  | { kind: 'answered'; answer: Settled }
  | { kind: 'written'; open: OpenTransaction }
  | { kind: 'waits'; transactionIds: readonly string[] }
  | { kind: 'needs-balance' }
  | { kind: 'later' };

type Deps = Pick<LaunchDeps, 'pool' | 'clock' | 'games'>;
type Decided = { step: Step; written: NewTransaction | null };

const UNIQUE_VIOLATION = '23505';

/**
 * Decides transactions under the locks of their players and writes them down, in one transaction: what one
 * costs is round trips and a commit, and those are the same for a hundred of them.
 */
export async function decideTransactions(deps: Deps, batch: readonly Asked[]): Promise<Step[]> {
  const now = firstOfEach(batch, ({ vendor, player }) => {
    return `${vendor.vendorKey} ${player.member.memberId}`;
  });
  const asked = batch.filter((one) => now.has(one));
  const decided = await decideAll(deps, asked);
  const steps = new Map(asked.map((one, index) => [one, decided[index]?.step]));
  return batch.map((one) => steps.get(one) ?? { kind: 'later' });
}

async function decideAll(deps: Deps, asked: readonly Asked[]): Promise<Decided[]> {
  try {
    return await withTransaction(deps.pool, (tx) => decideIn(deps, tx, asked));
  } catch (error) {
    // Another player's call has taken the key meanwhile: now it is found.
    if (asked.length === 1 && sqlStateOf(error) === UNIQUE_VIOLATION) {
      return [{ step: { kind: 'waits', transactionIds: [] }, written: null }];
    }
    throw error;
  }
}

async function decideIn(
  deps: Deps,
  tx: pg.ClientBase,
  asked: readonly Asked[],
): Promise<Decided[]> {
  const read = await readFacts(tx, asked.map(queryOf));
  const at = deps.clock.now();
  const decided = asked.map((one, index) => {
    const facts = read[index];
    if (facts === undefined) throw new Error('Each transaction has its facts.');
    return decideOne(deps, one, { facts: factsOf(one, facts), at });
  });
  await writeTransactions(
    tx,
    decided.flatMap(({ written }) => written ?? []),
  );
  return decided;
}

function decideOne(deps: Deps, asked: Asked, { facts, at }: { facts: Facts; at: Date }): Decided {
  const { call, rules, balance } = asked;
  const decision = decide(call, facts, rules);
  const unwritten = (step: Step): Decided => ({ step, written: null });
  if (decision.kind === 'wait') {
    return unwritten({ kind: 'waits', transactionIds: decision.transactionIds });
  }
  if (decision.kind === 'replay') return unwritten({ kind: 'answered', answer: decision });
  if (decision.kind !== 'apply' && balance === null) return unwritten({ kind: 'needs-balance' });
  const code = decision.kind === 'refuse' ? decision.code : 'ok';
  const step: Step = { kind: 'answered', answer: { code, balance } };
  if (decision.kind === 'refuse' && !decision.isKept) return unwritten(step);
  const written = newTransactionOf(deps, asked, { decision, facts, at });
  if (decision.kind !== 'apply') return { step, written };
  return { step: { kind: 'written', open: openOf(written) }, written };
}

function queryOf({ vendor: { vendorKey }, player, call }: Asked) {
  const { memberId } = player.member;
  const roundId = call.roundId === null ? null : roundIdOf(vendorKey, memberId, call.roundId);
  return { vendorKey, memberId, roundId, call };
}

function factsOf(asked: Asked, read: ReadFacts): Facts {
  const { vendor, player } = asked;
  return {
    ...read,
    roundId: queryOf(asked).roundId,
    session: player.sessionState,
    mayPlay: player.mayPlay,
    game: gameState(asked),
    maxBet: lower(player.member.maxBet, lower(vendor.maxBet, player.game?.maxBet ?? null)),
  };
}

function gameState({ vendor, player: { game } }: Asked): Facts['game'] {
  if (game === null) return 'unknown';
  return vendor.state === 'open' && game.state === 'open' ? 'open' : 'blocked';
}

function lower(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
