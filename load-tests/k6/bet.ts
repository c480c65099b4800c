import { check } from 'k6';
import type { RefinedResponse } from 'k6/http';
import type { Options } from 'k6/options';
import { ownTokens, postText, siteId } from './site.ts';

/** Set by the runner: the round everybody bets on, and how hard. */
const round = JSON.parse(__ENV.ROUND ?? '{}');
/** Bets per second; 0 has as many as the site takes, each player waiting for the answer. */
const rate = Number(__ENV.RATE ?? 0);
const duration = `${__ENV.SECONDS ?? 15}s`;
/** So that no run places the same bet again within seconds: that would be refused. */
const firstStake = Number(__ENV.FIRST_STAKE ?? 1_000);

/** Enough that the site, and not the wait for its answers, is what limits them. */
const PLAYERS_AT_ONCE = 256;

/** Many players bet on one round of a mini game, each player again and again. */
export const options: Options = {
  scenarios: {
    bets:
      rate === 0
        ? { executor: 'constant-vus', vus: PLAYERS_AT_ONCE, duration, gracefulStop: '5s' }
        : {
            executor: 'ramping-arrival-rate',
            // A player's first call costs k6 several others: they do not begin all at once.
            stages: [
              { target: rate, duration: '2s' },
              { target: rate, duration },
            ],
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

const selection = { selectionId: 'sum-odd', odds: '1.95', stake: '<stake>' };
const slip = { ...round, siteId, product: 'mini', oddsPolicy: 'any', selections: [selection] };
const [beforeStake = '', afterStake = ''] = JSON.stringify(slip).split('<stake>');
/** Users who come when all are waiting play the same players as others do, for other stakes. */
const tokens = ownTokens((__VU - 1) % PLAYERS_AT_ONCE, PLAYERS_AT_ONCE);
const stakesApart = 2;
const ownStake = firstStake + (__VU > PLAYERS_AT_ONCE ? 1 : 0);

/** In one look: each costs k6 as much as a tenth of the call. */
const accepted = {
  'answers 0, accepted': (answer: RefinedResponse<'text'>) =>
    JSON.stringify(answer.json('[resultCode,data.state]')) === '["0","accepted"]',
};
const checkAll = check;

export default function bet(): void {
  const before = Math.floor(__ITER / tokens.length);
  const stake = ownStake + stakesApart * before;
  const body = `${beforeStake}${stake}${afterStake}`;
  const placed = postText('/api/bet/betProc', body, tokens[__ITER % tokens.length] ?? '');
  if (!checkAll(placed, accepted)) console.error(placed.body);
}

/** For the runner; the summary k6 prints is for people. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
