import type { Pool } from 'pg';
import { brokenLedgerRules } from '../oracle/ledger.ts';
import { comparePayouts, payoutFaults } from '../oracle/payouts.ts';
import { brokenSettlements } from '../oracle/settlements.ts';
import { brokenBets } from '../oracle/slips-and-stakes.ts';
import type { BetRecord } from './bettor.ts';
import type { Verdict } from './money-verdict.ts';

type Slip = { memberId: string; stake: string; state: string };
type Bet = { betId: string; state: string };

/** Compares what members asked and were answered with the books of betting and of the wallet. */
export async function judgeBets(
  { betting, wallet }: { betting: Pool; wallet: Pool },
  records: readonly BetRecord[],
): Promise<Verdict> {
  const ofSlips = await againstSlips(betting, records);
  const ends = await againstEnds(betting, records);
  const paid = await comparePayouts(betting, wallet);
  const unpaid = paid.winners - paid.paidOnce;
  const broken = [
    ...(await brokenBets(betting, wallet)),
    ...(await brokenSettlements(betting, { isOver: true })),
    ...(await brokenLedgerRules(wallet)),
  ];
  const findings = [...ofSlips.findings, ...ends, ...payoutFaults(paid), ...broken];
  return {
    lost: ofSlips.lost + ends.length + unpaid,
    created: ofSlips.created + paid.unasked + broken.length,
    findings,
  };
}

/**
 * Every bet asked for is there once if it was accepted, and not at all, or refused, if it was not; and
 * who asks twice gets the same answer.
 */
async function againstSlips(betting: Pool, records: readonly BetRecord[]): Promise<Verdict> {
  const members = records.map(({ memberId }) => memberId);
  const { rows } = await betting.query<Slip>(
    `select member_id::text as "memberId", stake::text as stake, state from bet_slip
     where member_id = any($1::uuid[])`,
    [members],
  );
  const book = new Map<string, string[]>();
  for (const { memberId, stake, state } of rows) {
    const name = `${memberId} ${stake}`;
    book.set(name, [...(book.get(name) ?? []), state]);
  }
  const lost: string[] = [];
  const created: string[] = [];
  for (const { memberId, asked } of records) {
    for (const [stake, answer] of asked) {
      const name = `${memberId} ${stake}`;
      const states = book.get(name) ?? [];
      const isAccepted = states.includes('accepted');
      if (answer === 'accepted' && !isAccepted)
        lost.push(`answered as accepted, not there: ${name}`);
      if (answer === 'refused' && isAccepted)
        created.push(`answered as refused, and accepted: ${name}`);
      if (answer === null) lost.push(`never answered: ${name}`);
      if (states.length > 1) created.push(`${states.length} slips of one request: ${name}`);
      book.delete(name);
    }
  }
  for (const { memberId, differing } of records) {
    created.push(...differing.map((codes) => `one request, two answers: ${memberId} ${codes}`));
  }
  for (const name of book.keys()) created.push(`nobody asked for it: ${name}`);
  return {
    lost: lost.length,
    created: created.length,
    findings: [...lost.slice(0, 5), ...created.slice(0, 5)],
  };
}

/** A ticket that was taken back, or sold whole, stays so whatever its legs become. */
async function againstEnds(betting: Pool, records: readonly BetRecord[]): Promise<string[]> {
  const expected = new Map([
    ...records.flatMap(({ cancelled }) => cancelled.map((id) => [id, 'void'] as const)),
    ...records.flatMap(({ cashedOut }) => cashedOut.map((id) => [id, 'cashed-out'] as const)),
  ]);
  const { rows } = await betting.query<Bet>(
    'select bet_id::text as "betId", state from bet where bet_id = any($1::uuid[])',
    [[...expected.keys()]],
  );
  const states = new Map(rows.map(({ betId, state }) => [betId, state]));
  return [...expected]
    .filter(([betId, state]) => states.get(betId) !== state)
    .map(([betId, state]) => `answered as ${state}, and it is ${states.get(betId)}: ${betId}`);
}
