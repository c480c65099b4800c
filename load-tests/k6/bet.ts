import { check } from 'k6';
import exec from 'k6/execution';
import type { Options } from 'k6/options';
import { post, resultCode, roundOf, textAt, tokenAt } from './site.ts';

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

export default function bet(): void {
  const turn = exec.scenario.iterationInTest;
  const stake = String(firstStake + roundOf(turn));
  const selections = [{ selectionId: 'sum-odd', odds: '1.95', stake }];
  const body = { ...round, product: 'mini', oddsPolicy: 'any', selections };
  const placed = post('/api/bet/betProc', body, tokenAt(turn));
  const isAccepted = check(placed, {
    'answers 0': (answer) => resultCode(answer) === '0',
    'is accepted': (answer) => textAt(answer, 'data.state') === 'accepted',
  });
  if (!isAccepted) console.error(placed.body);
}

/** For the runner; what k6 says at the end is for people. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
