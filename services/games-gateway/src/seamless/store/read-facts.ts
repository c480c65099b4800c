import { waitForLocks } from '@noriter/kit/lock-queue';
import { together } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { RoundState } from '../../rounds/domain/round.ts';
import type { Verb } from '../../vocabulary/verb.ts';
import type { Facts, StoredTransaction } from '../domain/facts.ts';
import type { MoneyCall } from '../domain/money-call.ts';

const columns = `transaction_id as "transactionId", vendor_transaction_id as "vendorTransactionId",
  member_id as "memberId", verb, round_id as "roundId", wager, rolls_back as "rollsBack", amount, won,
  fingerprint, state, code, balance, rolled_back_at is not null as "isRolledBack",
  asked_at as "askedAt"`;

/** Each by an index of its own, for each that is asked for: a member may have had millions of transactions. */
const relatedText = `
  select asked.place::int as place, own.*
  from unnest($1::text[], $2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::text[]) with ordinality
      as asked (vendor, member, bet, round, target, id, place),
    lateral (
      with named as (
        select wager, round_id from game_transaction
        where vendor_key = asked.vendor and member_id = asked.member and asked.target is not null
          and (vendor_transaction_id = asked.target or wager = asked.target) and verb <> 'rollback'
      )
      select ${columns} from game_transaction where transaction_id in (
        select transaction_id from game_transaction
        where vendor_key = asked.vendor and member_id = asked.member and wager = asked.bet
        union
        select transaction_id from game_transaction
        where vendor_key = asked.vendor and member_id = asked.member
          and wager in (select wager from named)
        union
        select transaction_id from game_transaction where round_id = asked.round
        union
        select transaction_id from game_transaction
        where round_id in (select round_id from named)
        union
        select transaction_id from game_transaction
        where vendor_key = asked.vendor and vendor_transaction_id = asked.target
          and member_id = asked.member
        union
        select transaction_id from game_transaction
        where vendor_key = asked.vendor and rolls_back in (asked.bet, asked.id)
          and member_id = asked.member
      ) and member_id = asked.member
    ) as own`;

type Same = { vendorKey: string; vendorTransactionId: string; verb: Verb };

export const keyOfSame = ({ vendorKey, vendorTransactionId, verb }: Same) =>
  `${vendorKey}\n${verb}\n${vendorTransactionId}`;

/** What is stored of these ids, by their keys. */
export async function findSame(
  db: pg.Pool | pg.ClientBase,
  queries: readonly Same[],
): Promise<ReadonlyMap<string, StoredTransaction>> {
  if (queries.length === 0) return new Map();
  const { rows } = await db.query<StoredTransaction & Same>({
    name: 'same-transactions',
    text: `
      select vendor_key as "vendorKey", own.*
      from unnest($1::text[], $2::text[], $3::text[]) as asked (vendor_key, id, same_verb),
        lateral (
          select ${columns} from game_transaction
          where vendor_key = asked.vendor_key and vendor_transaction_id = asked.id
            and verb = asked.same_verb
          limit 1
        ) as own`,
    values: [
      queries.map(({ vendorKey }) => vendorKey),
      queries.map(({ vendorTransactionId }) => vendorTransactionId),
      queries.map(({ verb }) => verb),
    ],
  });
  return new Map(rows.map((row) => [keyOfSame(row), row]));
}

/** Whose transactions are asked for, and by what. */
export type FactsQuery = {
  vendorKey: string;
  memberId: string;
  /** Ours. */
  roundId: string | null;
  call: MoneyCall;
};

export type ReadFacts = Pick<Facts, 'same' | 'related' | 'roundState'>;

/**
 * What is stored about transactions of different players, in their order; read when the players' locks
 * are held until the end.
 */
export async function readFacts(
  tx: pg.ClientBase,
  queries: readonly FactsQuery[],
): Promise<ReadFacts[]> {
  const [, same, related, rounds] = await together(tx, () => [
    lockPlayers(tx, queries),
    findSame(tx, queries.map(sameOf)),
    findRelated(tx, queries),
    tx.query<{ id: string; state: RoundState }>({
      name: 'round-states',
      text: 'select round_id as id, state from game_round where round_id = any($1::uuid[])',
      values: [queries.flatMap(({ roundId }) => roundId ?? [])],
    }),
  ]);
  const states = new Map(rounds.rows.map(({ id, state }) => [id, state]));
  return queries.map((query, index) => ({
    same: same.get(keyOfSame(sameOf(query))) ?? null,
    related: related.get(index + 1) ?? [],
    roundState: states.get(query.roundId ?? '') ?? null,
  }));
}

function sameOf({ vendorKey, call }: FactsQuery): Same {
  return { vendorKey, vendorTransactionId: call.transactionId, verb: call.verb };
}

async function findRelated(tx: pg.ClientBase, queries: readonly FactsQuery[]) {
  const { rows } = await tx.query<StoredTransaction & { place: number }>({
    name: 'related-transactions',
    text: relatedText,
    values: [
      queries.map(({ vendorKey }) => vendorKey),
      queries.map(({ memberId }) => memberId),
      queries.map(({ call }) => call.wager),
      queries.map(({ roundId }) => roundId),
      queries.map(({ call }) => call.rollsBack),
      queries.map(({ call }) => call.transactionId),
    ],
  });
  return Map.groupBy(rows, ({ place }) => place);
}

/** A player's transactions with a vendor are decided one after the other. */
export function lockPlayers(
  tx: pg.ClientBase,
  players: readonly Pick<FactsQuery, 'vendorKey' | 'memberId'>[],
): Promise<void> {
  return waitForLocks(
    tx,
    players.map(({ vendorKey, memberId }) => `player ${vendorKey} ${memberId}`),
  );
}
