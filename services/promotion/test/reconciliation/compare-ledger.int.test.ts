// @module-tag money
import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { eventually, sendAs } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind as Kind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endExpiredFreeBets } from '../../src/promotions/actions/end-free-bets.ts';
import { commandIdOf } from '../../src/promotions/domain/grant-command.ts';
import { compareLedger } from '../../src/reconciliation/actions/compare-ledger.ts';
import { cash, freeBet, missionRules, points, type RulesFor } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let world: PromotionWorld;
let site: ReturnType<PromotionWorld['site']>;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_ledger', { withBetting: true });
});
beforeEach(() => {
  site = world.site();
});
afterAll(() => world.close());

/** A run of the job, with nothing on its way. */
async function compare() {
  for (let run = 0; run < 3; run += 1) await world.walletService?.runJob('sum-counter-accounts');
  world.clock.advance(1);
  await compareLedger(world.running.deps, never, 0);
}

type Row = { commandId: string; memberId: string; fault: string; resolvedAt: string | null };

/** What is open at the site, as an operator sees it. */
async function open(): Promise<Row[]> {
  const path = '/api/admin/promotion/reconciliation/list';
  const { data } = await site.operator('reconciliation.read')(path, {});
  return (data.list as Row[]).filter(({ resolvedAt }) => resolvedAt === null);
}

const faults = async () => (await open()).map(({ fault }) => fault);

/** A row counts once no older transaction is open, and other tests have some on the same server. */
const untilFaults = (...expected: string[]) =>
  eventually(async () => {
    await compare();
    expect(await faults()).toEqual(expected);
  });

/** Until the comparison has come to all that stands in the ledger now. */
async function compared() {
  const { rows } = await world.walletPool.query<{ last: bigint }>(
    'select coalesce(max(position), 0) as last from ledger',
  );
  await eventually(async () => {
    await compare();
    const { rows: at } = await world.pool.query('select position from ledger_reconciliation');
    expect(at[0]?.position).toBeGreaterThanOrEqual(rows[0]?.last ?? 0n);
  });
}

type Reward = RulesFor<'mission'>['reward'];

/** A member whom a mission gave its reward; the outcome may be on its way still. */
async function asked(reward: Reward = points('2000')) {
  const promotionId = await site.start(missionRules({ goal: '1', reward }));
  const member = site.member();
  await played(world, member, [{}]);
  const { data } = await member.call('/api/promotion/mission/claim', { promotionId });
  return { ...member, promotionId, grantId: String(data.grantId) };
}

async function noted(grantId: string, state: string) {
  await eventually(async () => {
    const { rows } = await world.pool.query(
      'select state from promotion_grant where grant_id = $1',
      [grantId],
    );
    expect(rows).toEqual([{ state }]);
  });
}

async function given(reward?: Reward) {
  const member = await asked(reward);
  await noted(member.grantId, 'given');
  return member;
}

/** Everything that this process would publish is gone, as if nobody had written it down. */
async function losing<T>(work: () => Promise<T>): Promise<T> {
  await world.pool.query(`
    create function lose() returns trigger language plpgsql as 'begin return null; end';
    create trigger lose before insert on kit.outbox for each row execute function lose()`);
  try {
    return await work();
  } finally {
    await world.pool.query('drop trigger lose on kit.outbox; drop function lose()');
  }
}

/** A command that somebody with the key of promotion asks for; it is in the ledger, applied or refused. */
async function forge(changes: MessageInitShape<typeof WalletCommandSchema> & { memberId: string }) {
  const value = create(WalletCommandSchema, {
    commandId: randomUUID(),
    siteId: site.siteId,
    kind: Kind.POINTS_GRANT,
    amount: 2_000n,
    subjectType: 'promotion-grant',
    ...changes,
  });
  const { commandId, memberId: key } = value;
  await sendAs(world.space, 'promotion', walletCommands, { key, id: commandId, value });
  await eventually(async () => {
    const found = await world.walletPool.query('select from ledger where command_id = $1', [
      commandId,
    ]);
    expect(found.rowCount).toBe(1);
  });
  return commandId;
}

const accountOf = ({ promotionId }: { promotionId: string }) => `promotion:${promotionId}`;

/** The same as if the books were those of a release that compared nothing. */
async function forgetComparisons() {
  await world.pool.query(`update promotion_grant set compared_state = default,
    compared_forfeited = default`);
  await world.pool.query('update free_bet set end_compared = default');
  await world.pool.query('delete from ledger_mismatch');
  await world.pool.query('update ledger_reconciliation set position = 0');
}

const gauge = async (fault: string) => {
  const metrics = await (await fetch(`${world.running.url}/metrics`)).text();
  const line = new RegExp(`noriter_promotion_ledger_mismatches\\{fault="${fault}"[^}]*\\} (\\d+)`);
  return Number(line.exec(metrics)?.[1]);
};

describe('the comparison of promotions with the ledger', () => {
  it('finds nothing where points, cash and free bets are as they should be, also those of before', async () => {
    await given();
    await given(freeBet('5000'));
    const ended = await given(freeBet('7000'));
    const member = await given(cash('2000'));
    const { data } = await member.cashCall('/api/cash/turnover');
    const { requirementId, forfeit: amount } = data.list[0];
    const answer = await member.cashCall('/api/cash/bonus/forfeit', { requirementId, amount });
    expect(answer.resultCode).toBe('0');
    await eventually(async () => {
      const { rows } = await world.pool.query(
        'select forfeited from promotion_grant where grant_id = $1',
        [member.grantId],
      );
      expect(rows).toEqual([{ forfeited: 2_000n }]);
    });
    world.clock.advance(8 * DAY_MS);
    await endExpiredFreeBets(world.running.deps, never);
    await eventually(async () => {
      const back = await world.walletPool.query(
        'select from ledger where subject_id = $1 and kind = 25',
        [ended.grantId],
      );
      expect(back.rowCount).toBe(1);
    });
    await compared();
    expect(await faults()).toEqual([]);
    await forgetComparisons();
    await compared();
    expect(await faults()).toEqual([]);
    const left = await world.pool.query(
      'select from promotion_grant where state <> compared_state or forfeited <> compared_forfeited',
    );
    expect(left.rowCount).toBe(0);
  });

  it('finds nothing where the wallet refused', async () => {
    const { memberId } = await given();
    const first = site;
    site = world.site();
    const promotionId = await site.start(missionRules({ goal: '1', reward: points('2000') }));
    const member = site.member({ memberId });
    await played(world, member, [{}]);
    const { data } = await member.call('/api/promotion/mission/claim', { promotionId });
    await noted(String(data.grantId), 'refused');
    await compared();
    expect(await faults()).toEqual([]);
    site = first;
    expect(await faults()).toEqual([]);
  });

  it('turns red where a grant was lost before it was sent, and green once it came late', async () => {
    const member = await losing(() => asked());
    await compared();
    expect(await faults()).toEqual(['missing']);
    await world.pool.query(`update ledger_mismatch set seen_at = now() - interval '3 minutes'`);
    expect(await gauge('missing')).toBe(1);
    const { memberId, grantId: subjectId } = member;
    const commandId = commandIdOf(subjectId);
    await forge({ commandId, memberId, subjectId, counterAccount: accountOf(member) });
    await noted(subjectId, 'given');
    await compared();
    expect(await faults()).toEqual([]);
    expect(await gauge('missing')).toBe(0);
  });

  it('turns red where a grant was doubled under another id', async () => {
    const member = await given();
    const { memberId, grantId: subjectId } = member;
    await forge({ memberId, subjectId, counterAccount: accountOf(member) });
    await untilFaults('unknown');
  });

  it.each<[string, object]>([
    ['another amount', { amount: 2_001n }],
    ['another member', { memberId: randomUUID() }],
  ])('turns red where a grant came with %s', async (_what, changes) => {
    const { memberId, promotionId, grantId } = await losing(() => asked());
    const same = { memberId, subjectId: grantId, counterAccount: accountOf({ promotionId }) };
    await forge({ commandId: commandIdOf(grantId), ...same, ...changes });
    await untilFaults('differs');
  });

  it('turns red where cash came on an account of promotions that nobody asked for', async () => {
    const { memberId } = site.member();
    const counterAccount = `promotion:${randomUUID()}`;
    await forge({ memberId, kind: Kind.BONUS_GRANT, subjectId: 'mine', counterAccount });
    await untilFaults('unknown');
  });

  it('turns red where these books call refused, or given, what the ledger has otherwise', async () => {
    const applied = await given();
    await world.pool.query(
      `update promotion_grant set state = 'refused', refusal = 'W404' where grant_id = $1`,
      [applied.grantId],
    );
    await untilFaults('unnoted');
    site = world.site();
    const lost = await losing(() => asked());
    const { memberId, grantId: subjectId } = lost;
    const refused = { commandId: commandIdOf(subjectId), memberId, subjectId, amount: 0n };
    await forge({ ...refused, counterAccount: accountOf(lost) });
    await noted(subjectId, 'refused');
    await world.pool.query(
      `update promotion_grant set state = 'given', refusal = '' where grant_id = $1`,
      [subjectId],
    );
    await untilFaults('refused');
  });

  it('turns red where a held grant was paid that no operator let through', async () => {
    const { memberId, promotionId, grantId: subjectId } = await losing(() => asked());
    await world.pool.query(
      `update promotion_grant set state = 'held', device = $2 where grant_id = $1`,
      [subjectId, randomUUID()],
    );
    const counterAccount = accountOf({ promotionId });
    await forge({ commandId: commandIdOf(subjectId), memberId, subjectId, counterAccount });
    await untilFaults('unknown');
  });

  it('is closed by who may, with a reason, and stays closed', async () => {
    const member = await given();
    const { memberId, grantId: subjectId } = member;
    const commandId = await forge({ memberId, subjectId, counterAccount: accountOf(member) });
    await untilFaults('unknown');
    const before = await gauge('unknown');
    const path = '/api/admin/promotion/reconciliation/close';
    const body = { commandId, reason: 'taken back by a correction' };
    const key = () => ({ idempotencyKey: randomUUID() });
    const reader = site.operator('reconciliation.read');
    expect((await reader(path, body, key())).resultCode).toBe('H403');
    expect((await site.manager(path, { commandId, reason: ' ' }, key())).resultCode).toBe('H400');
    expect((await world.site().manager(path, body, key())).resultCode).toBe('H404');
    expect(await faults()).toEqual(['unknown']);
    expect((await site.manager(path, body, key())).resultCode).toBe('0');
    expect((await site.manager(path, body, key())).resultCode).toBe('H404');
    expect(await gauge('unknown')).toBe(before - 1);
    const { data } = await site.operator('audit.read')('/api/admin/audit/promotion/list', {
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    });
    expect(data.list[0]).toMatchObject({
      action: 'ledger-mismatch.close',
      subject: `command:${commandId}`,
    });
    // It is found again, and was dealt with.
    await world.pool.query('update ledger_reconciliation set position = 0');
    await compared();
    expect(await faults()).toEqual([]);
  });
});
