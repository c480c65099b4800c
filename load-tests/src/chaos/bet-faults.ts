import { setTimeout as pause } from 'node:timers/promises';
import { controlOf, feedProducts } from '../site/feed-control.ts';
import {
  type Fault,
  kafkaAndRedisLost,
  kafkaKilled,
  killed,
  paused,
  postgresRestarted,
  redisLost,
} from './faults.ts';
import { postgresReadOnly, redisFull, redisReadOnly } from './server-faults.ts';

/** Longer than a producer may be silent: its markets are suspended and opened again. */
const OUTAGE_SECONDS = 13;
/** Shorter than that: what the feed publishes meanwhile comes late and still holds. */
const DELAYED_MS = 6_000;
const AWAY_MS = 2_000;
const MESSAGES = 5;

/** Both products that sell soccer do the same: `gap`, `duplicate`, … as its README names them. */
const ofFeed = (
  name: string,
  body: { action: string } & Record<string, unknown>,
  { short = false, lastsMs = 0 } = {},
): Fault => ({
  name: `feed: ${name}`,
  short,
  async strike({ oddsFeed }) {
    const control = controlOf({ oddsFeed });
    for (const product of Object.values(feedProducts)) await control({ ...body, product });
    await pause(lastsMs);
  },
});

const delayed: Fault = {
  name: 'feed: messages come late',
  short: false,
  async strike({ oddsFeed }) {
    oddsFeed?.kill('SIGSTOP');
    await pause(DELAYED_MS);
    oddsFeed?.kill('SIGCONT');
  },
};

const killedTwice: Fault = {
  name: 'betting killed twice in a row',
  short: false,
  async strike({ services }) {
    services.betting.kill('SIGKILL');
    await pause(AWAY_MS);
    services.betting.kill('SIGKILL');
  },
};

const killedTogether: Fault = {
  name: 'betting and wallet killed together',
  short: false,
  async strike({ services }) {
    services.betting.kill('SIGKILL');
    services.wallet.kill('SIGKILL');
  },
};

/** What befalls bets: every part they pass through, and the feed they are settled by. */
export const betFaults: readonly Fault[] = [
  killed('betting', true),
  killed('wallet', false),
  killed('gateway', false),
  killed('notifier', false),
  killed('identity', false),
  { ...kafkaKilled, short: false },
  { ...postgresRestarted, short: false },
  postgresReadOnly,
  { ...redisLost, short: false },
  redisReadOnly,
  redisFull,
  ofFeed(
    'outage',
    { action: 'outage', seconds: OUTAGE_SECONDS },
    { lastsMs: OUTAGE_SECONDS * 1_000 },
  ),
  ofFeed('gap', { action: 'gap', count: MESSAGES }, { short: true }),
  ofFeed('duplicates', { action: 'duplicate', count: MESSAGES }),
  ofFeed('reordered', { action: 'reorder' }, { short: true }),
  ofFeed('numbered anew', { action: 'restart' }),
  delayed,
  paused('wallet'),
  paused('betting'),
  killedTwice,
  killedTogether,
  kafkaAndRedisLost,
];
