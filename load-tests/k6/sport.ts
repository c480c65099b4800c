import { check } from 'k6';
import exec from 'k6/execution';
import { Counter } from 'k6/metrics';
import type { Options } from 'k6/options';
import { placeOf, post, resultCode, roundOf, siteId, textAt, tokenAt } from './site.ts';

/** Set by the runner: what is bet on, match by match the sides of each, and how. */
type Leg = { fixtureId: string; marketKey: string; selectionId: string; odds: string };
const matches: Leg[][] = JSON.parse(__ENV.MATCHES ?? '[]');
/** Matches on a ticket: 1 makes singles. */
const folds = Number(__ENV.FOLDS ?? 1);
const rate = Number(__ENV.RATE ?? 60);
const SECONDS = 20;
/** A site that has just started is slow at first: that must not count. */
const WARM_SECONDS = 10;

/** Members bet on matches while others look at their balance and their bets. */
export const options: Options = {
  scenarios: {
    warm: { ...often('bet', 20), duration: `${WARM_SECONDS}s` },
    bets: {
      ...often('bet', rate),
      startTime: `${WARM_SECONDS}s`,
      preAllocatedVUs: 100,
      maxVUs: 400,
    },
    balance: { ...often('balance', 30), startTime: `${WARM_SECONDS}s` },
    list: { ...often('list', 10), startTime: `${WARM_SECONDS}s` },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    dropped_iterations: ['count==0'],
    'http_req_duration{scenario:bets}': ['p(99)<500'],
    'http_req_duration{scenario:balance}': ['p(99)<300'],
    'http_req_duration{scenario:list}': ['p(99)<500'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

const accepted = new Counter('bets_accepted');

export function bet(): void {
  // The bets of both scenarios are counted apart: each has stakes of its own.
  const isWarm = exec.scenario.name === 'warm';
  const turn = exec.scenario.iterationInTest;
  const lineStake = String((isWarm ? 1_000 : 2_000) + roundOf(turn));
  const tickets = [{ legs: legsOf(turn), linesOf: folds, lineStake }];
  const body = { siteId, product: 'sport', oddsPolicy: 'any', tickets };
  const answer = post('/api/bet/betProc', body, tokenAt(turn));
  const isAccepted = check(answer, {
    'answers 0': (one) => resultCode(one) === '0',
    'is accepted': (one) => textAt(one, 'data.state') === 'accepted',
  });
  if (isAccepted) accepted.add(1);
  else console.error(answer.body);
}

/** The same member always takes the same side of a match: nobody bets on all of them. */
function legsOf(turn: number): Leg[] {
  return Array.from({ length: folds }, (_, at) => {
    const sides = matches[(turn + at) % matches.length] ?? [];
    return sides[placeOf(turn) % sides.length];
  }).filter((leg) => leg !== undefined);
}

export function balance(): void {
  look('/api/cash/getUserCash', { siteId });
}

export function list(): void {
  look('/api/bet/betlist', { siteId, page: 1, pageSize: 20 });
}

function look(path: string, body: object): void {
  const answer = post(path, body, tokenAt(exec.scenario.iterationInTest));
  if (!check(answer, { 'answers 0': (one) => resultCode(one) === '0' })) console.error(answer.body);
}

function often(exec: string, rate: number) {
  const each = { executor: 'constant-arrival-rate', rate, timeUnit: '1s' } as const;
  return { ...each, exec, duration: `${SECONDS}s`, preAllocatedVUs: 10, maxVUs: 100 };
}

/** For the runner. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
