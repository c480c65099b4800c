// @module-tag money
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { eventually, sendAs } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareLedger } from '../../src/reconciliation/actions/compare-ledger.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { holdRevalidations } from '../world/hold-revalidations.ts';
import { openTickets } from '../world/open-tickets.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const never = new AbortController().signal;
const { win, lose } = results;
const homeWins = { home: win, draw: lose, away: lose };

beforeAll(async () => {
  world = await openSportWorld('betting_ledger');
});
afterAll(() => world.close());

/** A run of the job, once the ledger's fence has passed all there is, with nothing on its way. */
async function compare() {
  for (let run = 0; run < 3; run += 1) await world.wallet?.runJob('sum-counter-accounts');
  await compareLedger(world.deps, never, 0);
  await compareLedger(world.deps, never, 0);
}

/** What is open of a member's slips, as an operator sees it. */
async function openOf(memberId: string) {
  const { data } = await world.operator('reconciliation.read')(
    '/api/admin/betting/reconciliation/list',
    {},
  );
  return (data.list as { memberId: string; slipId: string; fault: string; resolvedAt: unknown }[])
    .filter((row) => row.memberId === memberId && row.resolvedAt === null)
    .filter(({ slipId }) => slipId !== 'test')
    .map(({ fault }) => fault);
}

async function winner() {
  const member = world.member();
  await member.give(100_000n);
  const leg = await world.leg();
  const { data } = await world.slip(member, [{ legs: [leg] }]);
  await member.cashIs(90_000n);
  const paid = () => world.result(leg, homeWins).then(() => settleTickets(world.deps, never));
  return { ...member, leg, slipId: String(data.slipId), betId: String(data.bets[0].betId), paid };
}

/** Everything that this process would publish is gone, as if nobody had written it down. */
async function losing(work: () => Promise<void>) {
  await world.pool.query(`
    create function lose() returns trigger language plpgsql as 'begin return null; end';
    create trigger lose before insert on kit.outbox for each row execute function lose()`);
  try {
    await work();
  } finally {
    await world.pool.query('drop trigger lose on kit.outbox; drop function lose()');
  }
}

async function forge(memberId: string, subjectId: string, amount: bigint) {
  const commandId = randomUUID();
  const value = create(WalletCommandSchema, {
    commandId,
    siteId: 'noriter',
    memberId,
    kind: WalletCommandKind.PAYOUT,
    amount,
    counterAccount: 'house:sport',
    subjectType: 'bet-slip',
    subjectId,
    product: 'sport',
  });
  await sendAs(world.space, 'betting', walletCommands, { key: memberId, id: commandId, value });
  await eventually(async () => {
    const found = await world.walletPool.query('select from ledger where command_id = $1', [
      commandId,
    ]);
    expect(found.rowCount).toBe(1);
  });
  return commandId;
}

/** A row counts once no older transaction is open, and other tests have some on the same server. */
const untilOpen = (memberId: string, fault: 'unknown' | 'missing') =>
  eventually(async () => {
    await compare();
    expect(await openOf(memberId)).toEqual([fault]);
  });

const gauge = async (fault: string) => {
  const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
  const line = new RegExp(`noriter_betting_ledger_mismatches\\{fault="${fault}"[^}]*\\} (\\d+)`);
  return Number(line.exec(metrics)?.[1]);
};

describe('the comparison of bets with the ledger', () => {
  it('finds nothing where stakes, payouts and refunds are as they should be', async () => {
    const member = await winner();
    await member.paid();
    await member.cashIs(110_000n);
    await world.result(member.leg, { home: lose, draw: win, away: lose });
    await settleTickets(world.deps, never);
    await member.cashIs(90_000n);
    const other = await winner();
    const key = { idempotencyKey: randomUUID() };
    await other.call('/api/bet/cancel', { betId: other.betId }, key);
    await other.cashIs(100_000n);
    await compare();
    expect(await openOf(member.memberId)).toEqual([]);
    expect(await openOf(other.memberId)).toEqual([]);
  });

  it('finds nothing where a bet in play is refused and its stake goes back', async () => {
    const member = world.member();
    await member.give(100_000n);
    const leg = await world.leg({ live: true });
    const endDelay = holdRevalidations(world.deps);
    const answer = world.slip(member, [{ legs: [leg] }]);
    await eventually(async () => {
      const found = await world.pool.query('select from bet_slip where member_id = $1', [
        member.memberId,
      ]);
      expect(found.rowCount).toBe(1);
    });
    await world.price({ ...leg, odds: '1.20', live: true, stoppedAt: new Date() });
    endDelay();
    expect((await answer).resultCode).toBe('B1016');
    await member.cashIs(100_000n);
    await compare();
    expect(await openOf(member.memberId)).toEqual([]);
  });

  it('turns red where a payout was lost before it was sent', async () => {
    const member = await winner();
    await losing(member.paid);
    expect((await world.bet(member.betId))?.state).toBe('won');
    await untilOpen(member.memberId, 'missing');
    expect(await member.cash()).toBe('90000');
    await world.pool.query(`update ledger_mismatch set seen_at = now() - interval '3 minutes'`);
    expect(await gauge('missing')).toBe(1);
  });

  it('turns red where a payout was forged, until an operator has dealt with it', async () => {
    const member = await winner();
    const before = await gauge('unknown');
    const commandId = await forge(member.memberId, member.slipId, 5_000_000n);
    await untilOpen(member.memberId, 'unknown');
    expect(await gauge('unknown')).toBeGreaterThan(before);
    const path = '/api/admin/betting/reconciliation/close';
    const body = { commandId, reason: 'taken back by a correction' };
    const reader = world.operator('reconciliation.read');
    expect((await reader(path, body)).resultCode).toBe('H403');
    const key = { idempotencyKey: randomUUID() };
    expect((await world.operator('betting.manage')(path, body, key)).resultCode).toBe('0');
    await compare();
    expect(await openOf(member.memberId)).toEqual([]);
  });

  it('turns red where a payout was doubled under another id', async () => {
    const member = await winner();
    await member.paid();
    await member.cashIs(110_000n);
    await forge(member.memberId, member.slipId, 20_000n);
    await untilOpen(member.memberId, 'unknown');
  });

  it('turns red where a slip was accepted whose stake nobody took', async () => {
    const leg = await world.leg();
    await openTickets(world.pool, leg, 1);
    const { rows } = await world.pool.query<{ memberId: string }>(
      `select member_id as "memberId" from bet join bet_leg using (bet_id) where fixture_id = $1`,
      [leg.fixtureId],
    );
    await untilOpen(String(rows[0]?.memberId), 'missing');
  });

  it('resolves what only came late', async () => {
    const member = await winner();
    await world.pool.query(
      `insert into ledger_mismatch (command_id, site_id, member_id, slip_id, kind, amount, fault)
       select command_id, 'noriter', $1, $2, 'stake', 10000, 'missing' from unnest($3::uuid[]) as command_id`,
      [member.memberId, member.slipId, [await stakeOf(member.slipId)]],
    );
    expect(await openOf(member.memberId)).toEqual(['missing']);
    await compare();
    expect(await openOf(member.memberId)).toEqual([]);
  });

  it('shows nobody what another site has', async () => {
    const moved = await world.pool.query(`update ledger_mismatch set site_id = 'other'`);
    expect(moved.rowCount).toBeGreaterThan(0);
    const after = await world.operator('reconciliation.read')(
      '/api/admin/betting/reconciliation/list',
      {},
    );
    expect(after.data.list).toEqual([]);
  });
});

async function stakeOf(slipId: string): Promise<string> {
  const { rows } = await world.walletPool.query<{ id: string }>(
    'select command_id as id from ledger where subject_id = $1 and kind = 1',
    [slipId],
  );
  return String(rows[0]?.id);
}
