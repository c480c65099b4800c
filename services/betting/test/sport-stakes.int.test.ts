import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { walletCommands, walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleTickets } from '../src/actions/settle-tickets.ts';
import { results } from '../src/domain/settlement/leg-result.ts';
import { unansweredSlips } from '../src/queries/unanswered-slips.ts';
import { type Leg, nothingExposed, openSportHouse, type SportHouse } from './sport-house.ts';

/** No wallet is here: a test says what it answers, and when. */
let house: SportHouse;
let commands: Listening<typeof walletCommands>;

beforeAll(async () => {
  house = await openSportHouse('betting_sport_stakes', { withWallet: false });
  await house.space.makeTopics([walletEvents]);
  commands = await listenTo(house.space, walletCommands);
});
afterAll(async () => {
  await commands.stop();
  await house.close();
});

const { win, lose } = results;
const settle = () => settleTickets(house.deps, new AbortController().signal);

/** A slip whose stake the wallet has not told of. */
async function waitingSlip(leg: Leg) {
  const member = house.member();
  const answer = await house.slip(member, [{ legs: [leg] }]);
  expect(answer.resultCode).toBe('NT99');
  const slipId = String(answer.data.slipId);
  const { rows } = await house.pool.query<{ betId: string; stakeBefore: Date }>(
    `select bet_id as "betId", stake_before as "stakeBefore" from bet_slip join bet using (slip_id)
     where slip_id = $1`,
    [slipId],
  );
  const [row] = rows;
  if (!row) throw new Error('A slip has a bet.');
  return { member, slipId, ...row };
}

/** The wallet says that it took a slip's stake at some moment, or why it did not. */
async function answered(slipId: string, at: Date, refusalCode = '') {
  const command = await eventually(() => {
    const found = commands.events.find(({ value }) => value.subjectId === slipId);
    if (!found) throw new Error('Its command comes.');
    return found.value;
  });
  const { commandId, siteId, memberId, kind, amount, subjectType } = command;
  const value = create(WalletEventSchema, {
    siteId,
    memberId,
    occurredAt: timestampFromDate(at),
    event: {
      case: 'outcome',
      value: {
        commandId,
        kind,
        amount,
        applied: refusalCode === '',
        refusalCode,
        subjectType,
        subjectId: slipId,
      },
    },
  });
  await house.space.producer.send(walletEvents, { key: memberId, id: commandId, value });
  await eventually(async () => {
    const { rows } = await house.pool.query('select state from bet_slip where slip_id = $1', [
      slipId,
    ]);
    expect(rows[0].state).not.toBe('pending');
  });
}

const returnsOf = (slipId: string) =>
  commands.events
    .filter(({ value }) => value.subjectId === slipId && value.kind !== WalletCommandKind.STAKE)
    .map(({ value }) => [WalletCommandKind[value.kind], value.amount]);

it('a stake that is taken at the first start or later wins nothing and goes back', async () => {
  const late = await waitingSlip(await house.leg());
  await answered(late.slipId, late.stakeBefore);
  await settle();
  await settle();
  expect(await house.bet(late.betId)).toEqual({ state: 'void', returned: 10_000n, version: 1 });
  await eventually(() => expect(returnsOf(late.slipId)).toEqual([['REFUND', 10_000n]]));
  const { rows } = await house.pool.query('select reason from bet_settlement where bet_id = $1', [
    late.betId,
  ]);
  expect(rows).toEqual([{ reason: 'late-stake' }]);
  expect(await house.exposure()).toEqual(nothingExposed);
});

it('a stake in time is settled, though its market was before betting heard of it', async () => {
  const leg = await house.leg();
  const { slipId, betId, stakeBefore } = await waitingSlip(leg);
  await house.result(leg, { home: win, draw: lose, away: lose });
  await settle();
  expect(await house.bet(betId)).toMatchObject({ state: 'pending' });
  await answered(slipId, new Date(stakeBefore.getTime() - 1));
  await settle();
  expect(await house.bet(betId)).toMatchObject({ state: 'won', returned: 20_000n });
  await eventually(() => expect(returnsOf(slipId)).toEqual([['PAYOUT', 20_000n]]));
  const due = await house.pool.query('select 1 from market_due');
  expect(due.rowCount).toBe(0);
});

it('a stake that is refused late leaves nothing exposed', async () => {
  const { slipId, betId } = await waitingSlip(await house.leg());
  expect((await house.exposure()).tickets).toBe(1);
  await answered(slipId, new Date(), 'B6000');
  expect(await house.bet(betId)).toMatchObject({ state: 'refused' });
  expect(await house.exposure()).toEqual(nothingExposed);
});

it('a silent stake is asked about from the first start on', async () => {
  const { slipId } = await waitingSlip(await house.leg({ startsInMs: 4_500 }));
  const page = { after: null, graceMs: 0, limit: 10 };
  const unanswered = async () => (await unansweredSlips(house.pool, page)).map((one) => one.slipId);
  expect(await unanswered()).toEqual([]);
  await eventually(async () => expect(await unanswered()).toEqual([slipId]), 10_000);
});
