import { check } from 'k6';
import exec from 'k6/execution';
import type { Options } from 'k6/options';
import { post, resultCode, roundOf, siteId, tokenAt } from './site.ts';

/** Set by the runner: the session of a head office, its month, and a round that takes bets for long. */
const head = __ENV.HEAD_TOKEN ?? '';
const round = JSON.parse(__ENV.ROUND ?? '{}');
const duration = `${__ENV.SECONDS ?? 30}s`;

const month = { siteId, ...JSON.parse(__ENV.MONTH ?? '{}') };

const REPORTS_A_SECOND = 5;
const BETS_A_SECOND = 20;
const PAGES = 100;
const goal = ['p(99)<300'];

/** A head office asks for its month in every way, while members bet. */
export const options: Options = {
  scenarios: {
    totals: asking('totals', REPORTS_A_SECOND),
    day: asking('day', REPORTS_A_SECOND),
    category: asking('category', REPORTS_A_SECOND),
    partner: asking('partner', REPORTS_A_SECOND),
    member: asking('member', REPORTS_A_SECOND),
    bets: asking('bet', BETS_A_SECOND),
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    dropped_iterations: ['count==0'],
    'http_req_duration{scenario:totals}': goal,
    'http_req_duration{scenario:day}': goal,
    'http_req_duration{scenario:category}': goal,
    'http_req_duration{scenario:partner}': goal,
    'http_req_duration{scenario:member}': goal,
    'http_reqs{scenario:bets}': ['count>0'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

function asking(what: string, rate: number) {
  const often = { executor: 'constant-arrival-rate', rate, timeUnit: '1s' } as const;
  return { ...often, exec: what, duration, preAllocatedVUs: 10, maxVUs: 50 };
}

export function totals(): void {
  answered('/api/partner/report/totals', month, head);
}

export function day(): void {
  answered('/api/partner/report/list', { ...month, by: 'day' }, head);
}

export function category(): void {
  answered('/api/partner/report/list', { ...month, by: 'category' }, head);
}

export function partner(): void {
  answered('/api/partner/report/list', { ...month, by: 'partner' }, head);
}

/** Members by their turnover: each time another page of the first hundred. */
export function member(): void {
  const page = 1 + (exec.scenario.iterationInTest % PAGES);
  answered('/api/partner/report/list', { ...month, by: 'member', page, rows: 100 }, head);
}

export function bet(): void {
  const turn = exec.scenario.iterationInTest;
  const selections = [{ selectionId: 'sum-odd', odds: '1.95', stake: `${1_000 + roundOf(turn)}` }];
  const body = { ...round, siteId, product: 'mini', oddsPolicy: 'any', selections };
  answered('/api/bet/betProc', body, tokenAt(turn));
}

function answered(path: string, body: object, token: string): void {
  const answer = post(path, body, token);
  if (!check(answer, { 'answers 0': (one) => resultCode(one) === '0' })) console.error(answer.body);
}

/** For the runner. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
