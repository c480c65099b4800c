import { check } from 'k6';
import { hmac } from 'k6/crypto';
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import http, { type RefinedResponse } from 'k6/http';
import type { Options, Scenario } from 'k6/options';

/** Set by the runner: whose rounds they are, and how hard. */
const url = `${__ENV.SITE_URL ?? ''}/vendor/bomb`;
const key = __ENV.VENDOR_KEY ?? '';
/** Rounds per second, of two callbacks each; 0 has as many as the site takes. */
const rate = Number(__ENV.RATE ?? 0);
const duration = `${__ENV.SECONDS ?? 12}s`;
/** Old callbacks that come again, per second. */
const storm = Number(__ENV.STORM ?? 0);
const seats = new SharedArray<{ token: string }>('seats', () =>
  JSON.parse(open(__ENV.TOKENS_FILE ?? '')).map((token: string) => ({ token })),
);

/** New ones reach their rate in this time; what is measured comes after it. */
const RAMP_SECONDS = 2;
const PLAYERS_AT_ONCE = 128;
const OLD_BETS = 500;
const STAKE = '1000';

const fresh: Scenario =
  rate === 0
    ? { executor: 'constant-vus', vus: PLAYERS_AT_ONCE, duration, gracefulStop: '5s' }
    : {
        executor: 'ramping-arrival-rate',
        stages: [
          { target: rate, duration: `${RAMP_SECONDS}s` },
          { target: rate, duration },
        ],
        preAllocatedVUs: PLAYERS_AT_ONCE,
        maxVUs: 256,
        gracefulStop: '5s',
      };
const again: Scenario = {
  executor: 'constant-arrival-rate',
  exec: 'retry',
  rate: storm,
  // When the new ones have reached their rate: they have it beside them to the end.
  startTime: rate === 0 ? '0s' : `${RAMP_SECONDS}s`,
  duration,
  preAllocatedVUs: 64,
  maxVUs: 256,
  gracefulStop: '5s',
};

/** Each round is a bet and its win, each signed with a nonce of its own. */
export const options: Options = {
  scenarios: storm === 0 ? { fresh } : { fresh, again },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    'http_req_duration{phase:steady}': ['p(99)>=0'],
    'http_reqs{scenario:fresh}': ['count>=0'],
    dropped_iterations: ['count==0'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

const isDone = {
  'answers ok': (answer: RefinedResponse<'text'>) => answer.json('ok') === true,
};

/** Whether new ones have reached their rate. */
function phase(): 'ramp' | 'steady' {
  const { startTime } = exec.scenario;
  return rate === 0 || Date.now() - startTime > RAMP_SECONDS * 1_000 ? 'steady' : 'ramp';
}

function send(path: string, body: string, tags: Record<string, string> = {}): void {
  const time = String(Math.floor(Date.now() / 1_000));
  const nonce = crypto.randomUUID();
  const answer = http.post<'text'>(`${url}/${path}`, body, {
    headers: {
      'content-type': 'application/json',
      'x-vortex-timestamp': time,
      'x-vortex-nonce': nonce,
      'x-vortex-signature': hmac('sha256', key, `${time}.${nonce}.${body}`, 'hex'),
    },
    tags: { name: path, ...tags },
  });
  if (!check(answer, isDone)) console.error(`${path}: ${answer.status} ${answer.body}`);
}

/** The runner gives session and player of each seat with a blank between. */
function seatAt(turn: number): { session: string; playerId: string } {
  const [session = '', playerId = ''] = (seats[turn % seats.length]?.token ?? '').split(' ');
  return { session, playerId };
}

function betBody(turn: number, txId: string, roundId: string): string {
  const wager = { txId, roundId, gameId: 'noriter-bomb', amount: STAKE, noMoreBets: true };
  return JSON.stringify({ ...seatAt(turn), ...wager });
}

/** A bet and its win, of one player after the other. */
export default function round(): void {
  const turn = __VU * 7_919 + __ITER;
  const [txId, roundId] = [crypto.randomUUID(), crypto.randomUUID()];
  const tags = { phase: phase() };
  send('bet', betBody(turn, txId, roundId), tags);
  const win = { txId: crypto.randomUUID(), betTxId: txId, roundId, gameId: 'noriter-bomb' };
  const body = {
    ...seatAt(turn),
    ...win,
    amount: __ITER % 2 === 0 ? '1900' : '0',
    keepsOpen: false,
  };
  send('win', JSON.stringify(body), tags);
}

/** The same bets again and again: each has an answer already. */
export function retry(): void {
  const at = Math.floor(Math.random() * OLD_BETS);
  send('bet', betBody(at, `old-${at}`, `old-round-${at}`));
}

/** So that there are old ones. */
export function setup(): void {
  if (storm === 0) return;
  for (let at = 0; at < OLD_BETS; at += 1) send('bet', betBody(at, `old-${at}`, `old-round-${at}`));
}

/** For the runner; the summary k6 prints is for people. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
