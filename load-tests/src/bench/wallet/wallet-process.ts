import { setTimeout as pause } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { deriveId, handingOn, systemIds } from '@noriter/kit/ids';
import { offerProtectionMarks } from '@noriter/kit/protection-mark';
import type { TestSpace } from '@noriter/kit/testing';
import { stakeEvents, walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { startService, stopService } from '../../machine/service-process.ts';
import { waitUntil } from '../../machine/wait-until.ts';

const JOBS_MS_MAX = 20 * 60_000;

/** Longer than any of these benchmarks runs. */
const MARKS_MS = 12 * 3_600_000;

const SENT_TOGETHER = 5_000;
const LOOK_EVERY_MS = 50;

/** The first part of a round is left out: pgbench is warm as well when it begins to count. */
const WARM_UP = 0.2;

export type WalletRun = { perSecond: number; commands: number };

/**
 * Fills the topic with debits while no wallet runs, then starts the wallet as its own process and
 * watches its outcomes appear on `stake.events`: by then they are in the ledger, committed.
 */
export async function runWallet(
  space: TestSpace,
  members: readonly string[],
  commands: number,
): Promise<WalletRun> {
  await fillTopic(space, members, commands);
  const before = await outcomesOf(space);
  const wallet = await startService(space, 'wallet');
  try {
    const warm = await waitForOutcomes(space, before + Math.floor(commands * WARM_UP));
    const done = await waitForOutcomes(space, before + commands);
    const seconds = (done.at - warm.at) / 1_000;
    return { perSecond: (done.outcomes - warm.outcomes) / seconds, commands };
  } finally {
    await stopService(wallet);
  }
}

/**
 * Lets a wallet catch up with a history it did not write itself: what its jobs do by and by would
 * otherwise all be done in the rounds that are measured. Its reconciliation is one of them, though
 * one has run within the hour.
 *
 * @returns how long each check of that reconciliation took, in ms
 */
export async function letJobsCatchUp(space: TestSpace): Promise<ReadonlyMap<string, number>> {
  await space.pool.query(`delete from kit.job_run where name = 'reconcile'`);
  const wallet = await startService(space, 'wallet');
  try {
    await waitUntil('the jobs have caught up', () => haveJobsCaughtUp(space), JOBS_MS_MAX);
  } finally {
    await stopService(wallet);
  }
  const { rows } = await space.pool.query<{ check: string; took_ms: number }>(
    `select one ->> 'check' as check, (one ->> 'tookMs')::int as took_ms
     from (
         select checks from reconciliation_run where scope = 'new' order by started_at desc limit 1
       ) as last,
       jsonb_array_elements(checks) as one`,
  );
  return new Map(rows.map((row) => [row.check, row.took_ms]));
}

async function haveJobsCaughtUp(space: TestSpace): Promise<boolean> {
  const { rows } = await space.pool.query<{ caught_up: boolean }>(
    `select summed_to >= pg_sequence_last_value(pg_get_serial_sequence('ledger', 'position'))
       and exists (
         select from kit.job_run where name = 'reconcile' and finished_at is not null and error is null
       ) as caught_up
     from counter_progress`,
  );
  return rows[0]?.caught_up === true;
}

/** There is no identity beside this wallet: what it would have marked at their log-in is marked here. */
export async function markMembers(space: TestSpace, members: readonly string[]): Promise<void> {
  for (let start = 0; start < members.length; start += SENT_TOGETHER) {
    const some = members.slice(start, start + SENT_TOGETHER);
    await offerProtectionMarks(
      space.redis,
      some.map((memberId) => [memberId, { version: 0, suspended: false }]),
      MARKS_MS,
    );
  }
}

/** Starts the wallet once and stops it, so that its database is migrated and its topics made. */
export async function prepareWallet(space: TestSpace): Promise<void> {
  await stopService(await startService(space, 'wallet'));
}

async function fillTopic(
  space: TestSpace,
  members: readonly string[],
  commands: number,
): Promise<void> {
  const topic = space.names.of(walletCommands);
  const [provenWith] = space.commandKeysOf('betting');
  for (let sent = 0; sent < commands; sent += SENT_TOGETHER) {
    const some = Array.from({ length: Math.min(SENT_TOGETHER, commands - sent) }, () => {
      const memberId = members[Math.floor(Math.random() * members.length)] ?? '';
      return { topic, ...encodeEvent(walletCommands, { ...debitOf(memberId), provenWith }) };
    });
    await space.producer.sendEncoded(some);
  }
}

function debitOf(memberId: string) {
  const slipId = handingOn(systemIds.next());
  // As betting's: derived, of the slip's time.
  const id = deriveId('bet-stake', slipId);
  const value = create(WalletCommandSchema, {
    commandId: id,
    siteId: 'noriter',
    memberId,
    kind: WalletCommandKind.STAKE,
    amount: 1n,
    counterAccount: 'house:sport',
    subjectType: 'bet',
    subjectId: slipId,
    product: 'sport',
  });
  return { key: memberId, id, value };
}

async function waitForOutcomes(
  space: TestSpace,
  wanted: number,
): Promise<{ outcomes: number; at: number }> {
  for (;;) {
    const outcomes = await outcomesOf(space);
    if (outcomes >= wanted) return { outcomes, at: performance.now() };
    await pause(LOOK_EVERY_MS);
  }
}

/** How many events the topic holds; asking costs the broker next to nothing. */
async function outcomesOf(space: TestSpace): Promise<number> {
  const admin = space.kafka.admin();
  await admin.connect();
  try {
    const offsets = await admin.fetchTopicOffsets(space.names.of(stakeEvents));
    return offsets.reduce((sum, { high }) => sum + Number(high), 0);
  } finally {
    await admin.disconnect();
  }
}
