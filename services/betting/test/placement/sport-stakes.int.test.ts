// @module-tag money
import { readFileSync } from 'node:fs';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { stakeCommandId } from '../../src/placement/domain/stake.ts';
import { lateSlips, unstakedSlips } from '../../src/placement/store/pending-slips.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { type AnsweringWallet, startAnsweringWallet } from '../world/answering-wallet.ts';
import { type Leg, nothingExposed, openSportWorld, type SportWorld } from '../world/sport-world.ts';

/** A test decides what the wallet answers, and when. */
let world: SportWorld;
let wallet: AnsweringWallet;
let commands: Listening<typeof walletCommands>;

beforeAll(async () => {
  world = await openSportWorld('betting_sport_stakes', { withWallet: false });
  wallet = await startAnsweringWallet(world);
  commands = await listenTo(world.space, walletCommands);
});
afterAll(async () => {
  await commands.stop();
  await world.close();
  await wallet.close();
});

const { win, lose } = results;
const reasonsOfOldBets = new URL(
  '../../prisma/migrations/20261127090000_reasons_of_late_stakes/migration.sql',
  import.meta.url,
);
const settle = () => settleTickets(world.deps, new AbortController().signal);

/** A slip whose stake the wallet has not reported of. */
async function waitingSlip(leg: Leg) {
  const member = world.member();
  const answer = await world.slip(member, [{ legs: [leg] }]);
  expect(answer.resultCode).toBe('NT99');
  const slipId = String(answer.data.slipId);
  const { rows } = await world.pool.query<{ betId: string; stakeBefore: Date }>(
    `select bet_id as "betId", stake_before as "stakeBefore" from bet_slip join bet using (slip_id)
     where slip_id = $1`,
    [slipId],
  );
  const [row] = rows;
  if (!row) throw new Error('A slip has a bet.');
  return { member, slipId, ...row };
}

/** The wallet answers that it took a slip's stake at some moment, or why it did not. */
async function answered(slipId: string, at: Date, refusalCode?: string) {
  wallet.answer({ commandId: stakeCommandId(slipId) }, refusalCode, { at });
  await askStakes(world.deps, new AbortController().signal);
  const { rows } = await world.pool.query('select state from bet_slip where slip_id = $1', [
    slipId,
  ]);
  expect(rows[0].state).not.toBe('pending');
}

const returnsOf = (slipId: string) =>
  commands.events
    .filter(({ value }) => value.subjectId === slipId && value.kind !== WalletCommandKind.STAKE)
    .map(({ value }) => [WalletCommandKind[value.kind], value.amount]);

it('a stake that is taken at the first start or later wins nothing and goes back', async () => {
  const late = await waitingSlip(await world.leg());
  await answered(late.slipId, late.stakeBefore);
  await settle();
  await settle();
  expect(await world.bet(late.betId)).toEqual({ state: 'void', returned: 10_000n, version: 1 });
  await eventually(() => expect(returnsOf(late.slipId)).toEqual([['REFUND', 10_000n]]));
  const { rows } = await world.pool.query('select reason from bet_settlement where bet_id = $1', [
    late.betId,
  ]);
  expect(rows).toEqual([{ reason: 'late-stake' }]);
  expect(await world.exposure()).toEqual(nothingExposed);
  await shownAsCancelled(late);
  // One that was settled before a bet itself had the reason.
  await world.pool.query('update bet set void_reason = null where bet_id = $1', [late.betId]);
  await world.pool.query(readFileSync(reasonsOfOldBets, 'utf8'));
  await shownAsCancelled(late);
});

/** What is told of it as void for a reason is taken back as a whole wherever it is shown. */
async function shownAsCancelled({ member, slipId }: Awaited<ReturnType<typeof waitingSlip>>) {
  const expected = [{ state: 'void', isCancelled: true }];
  const { data: list } = await member.call('/api/bet/betlist', {});
  expect(list.list).toMatchObject(expected);
  const { data: detail } = await member.call('/api/bet/detail', { slipId });
  expect(detail.bets).toMatchObject(expected);
}

it('a stake in time is settled, though its market was before betting learned of it', async () => {
  const leg = await world.leg();
  const { slipId, betId, stakeBefore } = await waitingSlip(leg);
  await world.result(leg, { home: win, draw: lose, away: lose });
  await settle();
  expect(await world.bet(betId)).toMatchObject({ state: 'pending' });
  await answered(slipId, new Date(stakeBefore.getTime() - 1));
  await settle();
  expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 20_000n });
  await eventually(() => expect(returnsOf(slipId)).toEqual([['PAYOUT', 20_000n]]));
  const due = await world.pool.query('select 1 from market_due');
  expect(due.rowCount).toBe(0);
});

it('a stake that is refused late leaves nothing exposed', async () => {
  const { slipId, betId } = await waitingSlip(await world.leg());
  expect((await world.exposure()).tickets).toBe(1);
  await answered(slipId, new Date(), 'B6000');
  expect(await world.bet(betId)).toMatchObject({ state: 'refused' });
  expect(await world.exposure()).toEqual(nothingExposed);
});

it('a silent stake is asked about from the first start on', async () => {
  const leg = await world.leg();
  const { slipId, stakeBefore } = await waitingSlip(leg);
  const { rows } = await world.pool.query<{ startsAt: Date }>(
    'select starts_at as "startsAt" from sport_fixture where fixture_id = $1',
    [leg.fixtureId],
  );
  expect(rows).toEqual([{ startsAt: stakeBefore }]);
  const page = { after: null, graceMs: 0, afterMs: 0, limit: 10 };
  const idsOf = (slips: readonly { slipId: string }[]) => slips.map((one) => one.slipId);
  expect(idsOf(await lateSlips(world.pool, page))).toEqual([]);
  // Until then it is asked for.
  expect(idsOf(await unstakedSlips(world.pool, page))).toContain(slipId);
  // As of this moment, by the database's clock.
  await world.pool.query(
    'update bet_slip set stake_before = clock_timestamp() where slip_id = $1',
    [slipId],
  );
  await eventually(async () => expect(idsOf(await lateSlips(world.pool, page))).toEqual([slipId]));
  expect(idsOf(await unstakedSlips(world.pool, page))).not.toContain(slipId);
});
