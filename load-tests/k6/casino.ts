import { check, sleep } from 'k6';
import { SharedArray } from 'k6/data';
import type { Options } from 'k6/options';
import { playerToken, post, resultCode, siteId } from './site.ts';
import { askBaccarat, askSlot, isOk, isZero, type Seat } from './vendor.ts';

/** Set by the runner: a file with the seats at both vendors. */
type Seats = { baccarat: Seat[]; slot: Seat[] };
const seatsOf = (game: keyof Seats) =>
  new SharedArray<Seat>(game, () => (JSON.parse(open(__ENV.SEATS_FILE ?? '')) as Seats)[game]);
const [baccaratSeats, slotSeats] = [seatsOf('baccarat'), seatsOf('slot')];
const seconds = Number(__ENV.SECONDS ?? 30);
const duration = `${seconds}s`;

/** A table's round, and the end of it in which everybody bets. */
const ROUND_MS = 10_000;
const RUSH_MS = 3_000;
const TABLES = 4;
/** Wins follow when the cards are dealt. */
const DEALT_MS = 1_000;
const STAKE = '1000';
const SPINNERS = 40;
const SECONDS_PER_SPIN = 0.5;
/** Each open window looks at its balance so often. */
const POLL_SECONDS = 5;

/** Baccarat tables that close all at once, slots beside them, and the balances of all who play. */
export const options: Options = {
  scenarios: {
    rush: {
      executor: 'constant-vus',
      exec: 'rush',
      vus: Math.max(1, baccaratSeats.length),
      duration,
      gracefulStop: '15s',
    },
    slots: { executor: 'constant-vus', exec: 'spin', vus: SPINNERS, duration, gracefulStop: '5s' },
    balances: {
      executor: 'constant-arrival-rate',
      exec: 'balance',
      rate: Math.ceil((baccaratSeats.length + slotSeats.length) / POLL_SECONDS),
      duration,
      preAllocatedVUs: 32,
      maxVUs: 128,
      gracefulStop: '5s',
    },
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    dropped_iterations: ['count==0'],
    'http_req_duration{scenario:rush}': ['p(99)<3000'],
    'http_req_duration{scenario:slots}': ['p(99)<1000'],
    'http_req_duration{scenario:balances}': ['p(99)<1000'],
    'http_reqs{scenario:rush}': ['count>0'],
    'http_reqs{scenario:slots}': ['count>0'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

/** Waits until a moment in the rush of the next round of all tables, bets, and is paid after it. */
export function rush(): void {
  const seat = baccaratSeats[(__VU - 1) % baccaratSeats.length];
  if (seat === undefined) return;
  const table = (__VU % TABLES) + 1;
  const closesAt = (Math.floor((Date.now() + RUSH_MS) / ROUND_MS) + 1) * ROUND_MS;
  sleep((closesAt - RUSH_MS * Math.random() - Date.now()) / 1_000);
  const refId = crypto.randomUUID();
  const booking = (amount: string) => ({
    sid: seat.session,
    userId: seat.player,
    currency: 'KRW',
    game: {
      id: `table-${table}-${closesAt}`,
      type: 'baccarat',
      details: { table: { id: `noriter-baccarat-${table}`, vid: null } },
    },
    transaction: { id: crypto.randomUUID(), refId, amount: Number(amount) },
    uuid: crypto.randomUUID(),
  });
  const placed = askBaccarat('debit', booking(STAKE));
  if (!check(placed, isOk)) {
    console.error(`debit: ${placed.status} ${placed.body}`);
    return;
  }
  sleep(Math.max(0, closesAt + DEALT_MS - Date.now()) / 1_000);
  const paid = askBaccarat('credit', booking(Math.random() < 0.5 ? '1950' : '0'));
  if (!check(paid, isOk)) console.error(`credit: ${paid.status} ${paid.body}`);
}

/** A spin is two calls: what it costs, and what came of it. */
export function spin(): void {
  const seat = slotSeats[(__VU * 7_919 + __ITER) % slotSeats.length];
  if (seat === undefined) return;
  const round = {
    providerId: 'noriter-sandbox',
    userId: seat.player,
    gameId: 'noriter-seoul-night',
    roundId: crypto.randomUUID(),
    roundDetails: 'spin',
  };
  const call = (amount: string) => ({
    ...round,
    amount,
    reference: crypto.randomUUID(),
    timestamp: String(Date.now()),
  });
  const bet = askSlot('bet', { ...call(`${STAKE}.00`), token: seat.session });
  if (!check(bet, isZero)) {
    console.error(`bet: ${bet.status} ${bet.body}`);
    return;
  }
  // Without a win the round ends by it.
  const result = askSlot('result', call('0.00'));
  if (!check(result, isZero)) console.error(`result: ${result.status} ${result.body}`);
  sleep(SECONDS_PER_SPIN);
}

/** What the header of every open window asks. */
export function balance(): void {
  const answer = post('/api/cash/getUserCash', { siteId }, playerToken());
  check(answer, { 'balance answers 0': (one) => resultCode(one) === '0' });
}

/** For the runner; the summary k6 prints is for people. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
