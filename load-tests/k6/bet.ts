import { check } from 'k6';
import type { RefinedResponse } from 'k6/http';
import type { Options } from 'k6/options';
import { ownTokens, post, resultCode, siteId, textAt } from './site.ts';

/** Set by the runner: the round everybody bets on, and how hard. */
const round = JSON.parse(__ENV.ROUND ?? '{}');
/** Bets per second; 0 has as many as the site takes, each player waiting for the answer. */
const rate = Number(__ENV.RATE ?? 0);
const duration = `${__ENV.SECONDS ?? 15}s`;
/** So that no run places the same bet again within seconds: that would be refused. */
const firstStake = Number(__ENV.FIRST_STAKE ?? 1_000);

/** Enough that the site, and not the wait for its answers, is what limits them. */
const PLAYERS_AT_ONCE = 256;

/** A crowd bets on one round of a mini game, each player again and again. */
export const options: Options = {
  scenarios: {
    bets:
      rate === 0
        ? { executor: 'constant-vus', vus: PLAYERS_AT_ONCE, duration, gracefulStop: '5s' }
        : {
            executor: 'constant-arrival-rate',
            rate,
            duration,
            preAllocatedVUs: PLAYERS_AT_ONCE,
            maxVUs: 400,
            gracefulStop: '5s',
          },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    dropped_iterations: ['count==0'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

const selection = { selectionId: 'sum-odd', odds: '1.95', stake: '' };
const slip = { ...round, siteId, product: 'mini', oddsPolicy: 'any', selections: [selection] };
/** Users who come when all are waiting play the same players as others do, for other stakes. */
const tokens = ownTokens((__VU - 1) % PLAYERS_AT_ONCE, PLAYERS_AT_ONCE);
const stakesApart = 2;
const ownStake = firstStake + (__VU > PLAYERS_AT_ONCE ? 1 : 0);

const accepted = {
  'answers 0': (answer: RefinedResponse<'text'>) => resultCode(answer) === '0',
  'is accepted': (answer: RefinedResponse<'text'>) => textAt(answer, 'data.state') === 'accepted',
};

export default function bet(): void {
  const before = Math.floor(__ITER / tokens.length);
  selection.stake = String(ownStake + stakesApart * before);
  const placed = post('/api/bet/betProc', slip, tokens[__ITER % tokens.length] ?? '');
  if (!check(placed, accepted)) console.error(placed.body);
}

/** For the runner; what k6 says at the end is for people. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
