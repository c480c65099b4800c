import { randomUUID } from 'node:crypto';
import { keepMismatches } from '@noriter/ledger-comparison/mismatch-table';
import { insertHit } from '@noriter/velocity/hits';
import { expect } from 'vitest';
import { refreshFigures } from '../../src/bet-history/actions/refresh-figures.ts';
import { slipMismatches } from '../../src/reconciliation/store/mismatches.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { openSportWorld, type SportWorld } from './sport-world.ts';

export type BusySite = Awaited<ReturnType<typeof openBusySite>>;
type Member = ReturnType<SportWorld['member']>;

/** As much as one operator moves alone in a day. */
const ALONE = '1000000';
const DAY_MS = 86_400_000;
const KINDS = 8;

/** A site with bets on rounds and matches, requests to two operators, and settings of its own. */
export async function openBusySite(label: string, { stake, reason }: Marks) {
  const world = await openSportWorld(label);
  const operator = world.operator('betting.read', 'betting.manage');
  const done = async (path: string, body: object) => {
    const { data, ...answer } = await operator(path, body);
    expect([path, answer.resultCode]).toEqual([path, '0']);
    return data;
  };
  const names = ['crossedone', 'crossedtwo', 'crossedthree'];
  const members = names.map(() => world.member());
  const [first] = members;
  if (first === undefined) throw new Error('There are members.');
  for (const [at, member] of members.entries()) {
    await member.give(10_000_000n);
    await world.pool.query(
      `insert into member (member_id, site_id, login_id, nickname) values ($1, $2, $3, '길동' || $3)
       on conflict (member_id) do update set login_id = excluded.login_id, nickname = excluded.nickname`,
      [member.memberId, member.siteId, names[at]],
    );
  }
  const onRound = async (member: Member, amount: string) => {
    const round = await world.openRound();
    const { data } = await member.bet(round, [{ selectionId: 'sum-odd', stake: amount }]);
    return { round, slip: data };
  };
  const onMatch = async (member: Member, lineStake: string) => {
    const leg = await world.leg();
    const { data } = await world.slip(member, [{ legs: [leg], lineStake }]);
    return { leg, slip: data, betId: String(data.bets[0].betId) };
  };

  // The first void takes all that one operator moves alone: those after it wait.
  const large = [await onRound(first, ALONE), await onMatch(first, ALONE)] as const;
  const rounds = [large[0]];
  const matches = [large[1]];
  for (let at = 0; at < KINDS; at += 1) {
    const member = members[at % members.length] ?? first;
    rounds.push(await onRound(member, stake));
    matches.push(await onMatch(member, stake));
  }
  for (const [at, { round }] of rounds.slice(0, KINDS / 2).entries()) {
    const refund = at === 0 ? ALONE : stake;
    const voided = { roundId: round.roundId, refund, reason };
    await done('/api/admin/betting/rounds/void/ask', voided);
  }
  for (const [at, { betId }] of matches.slice(0, KINDS / 2).entries()) {
    const shown = { paid: at === 0 ? ALONE : stake, taken: '0' };
    await done('/api/admin/sport/void/ask', { subject: { betId }, ...shown, reason });
  }
  const drawn = await onRound(first, stake);
  await world.draw(drawn.round, { sum: 71, powerball: 2 });
  await settleBets(world.deps, new AbortController().signal);
  await refreshFigures(world.deps, new AbortController().signal);
  await reportFaults(world, first);
  return { world, done, members, names, rounds: [...rounds, drawn], matches };
}

/** What only this site has: a stake, and why its operators did what they did. */
type Marks = { stake: string; reason: string };

/** What the ledger does not know, and who was faster than people: yesterday, today and tomorrow. */
async function reportFaults({ pool }: SportWorld, { memberId, siteId }: Member): Promise<void> {
  for (let day = -1; day <= 1; day += 1) {
    const own = { commandId: randomUUID(), kind: 'payout', amount: 1n, fault: 'unknown' } as const;
    await keepMismatches(pool, slipMismatches, [{ ...own, siteId, memberId, slipId: 'none' }]);
    const at = new Date(Date.now() + day * DAY_MS);
    const rule = { acts: 5, seconds: 1, at, blockedUntil: at };
    const who = { siteId, loginId: 'crossedone', memberId, address: '203.0.113.8' };
    await insertHit(pool, { hitId: randomUUID(), ...who, ...rule });
  }
}
