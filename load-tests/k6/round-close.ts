import { check } from 'k6';
import exec from 'k6/execution';
import { Counter } from 'k6/metrics';
import type { Options } from 'k6/options';
import { post, resultCode, roundOf, siteId, tokenAt } from './site.ts';

/** Set by the runner: the round everybody bets on. It closes 25 seconds after this begins. */
const round = JSON.parse(__ENV.ROUND ?? '{}');
const PEAK = Number(__ENV.PEAK ?? 150);

/** Bets come faster and faster until the cut-off, and three seconds longer; others look on. */
export const options: Options = {
  scenarios: {
    bets: {
      executor: 'ramping-arrival-rate',
      exec: 'bet',
      startRate: 10,
      timeUnit: '1s',
      stages: [
        { target: 30, duration: '15s' },
        { target: PEAK, duration: '10s' },
        { target: PEAK, duration: '3s' },
      ],
      preAllocatedVUs: 300,
      maxVUs: 600,
    },
    balance: looking('balance', 40),
    list: looking('list', 10),
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
const tooLate = new Counter('bets_too_late');

/** Taken, or the round takes bets no more. */
const EXPECTED = new Set(['0', 'B1012']);

export function bet(): void {
  const turn = exec.scenario.iterationInTest;
  const selections = [{ selectionId: 'sum-odd', odds: '1.95', stake: `${1_000 + roundOf(turn)}` }];
  const body = { ...round, siteId, product: 'mini', oddsPolicy: 'any', selections };
  const answer = post('/api/bet/betProc', body, tokenAt(turn));
  const code = resultCode(answer);
  if (!check(answer, { 'is taken or too late': () => EXPECTED.has(code) })) {
    console.error(answer.body);
  }
  if (code === '0') accepted.add(1);
  if (code === 'B1012') tooLate.add(1);
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

function looking(exec: string, rate: number) {
  const often = { executor: 'constant-arrival-rate', rate, timeUnit: '1s' } as const;
  return { ...often, exec, duration: '28s', preAllocatedVUs: 10, maxVUs: 100 };
}

/** For the runner. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
