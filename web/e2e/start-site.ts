import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_WAIT_FACTOR, limits } from '../../infra/kit/src/testing/limits.ts';
import { startSite } from '../../infra/local/src/site/site.ts';
import { keepSiteLogs } from '../../infra/local/src/stages/site-errors.ts';
import { allowQuickRequests, forgetOperators, neverCloseTheBank } from './operators.ts';

/**
 * What services refuse for being slow is no matter of a story: on a machine that stalls they wait
 * longer than in production, and nobody is sent away.
 */
const patience = {
  all: {
    OVERLOAD_DELAY_MS: '60000',
    ANSWER_WAIT_FACTOR: String(ANSWER_WAIT_FACTOR),
    DATABASE_CONNECT_MS: '20000',
  },
  betting: { BOOK_ANSWER_MS: String(limits.soon) },
  // The page waits no longer than this.
  gateway: { SERVICE_TIMEOUT_MS: '15000' },
};

/**
 * Starts the site the tests play on; a given NORITER_SITE_URL is used as it is. Tests steer matches
 * by the control calls of NORITER_ODDS_FEED_URL (infra/sandbox/odds-feed), and break events on
 * the broker NORITER_KAFKA_BROKERS.
 */
export default async function startTheSite(): Promise<() => Promise<void>> {
  if (process.env.NORITER_SITE_URL) return async () => undefined;
  const site = await startSite({
    dataDir: mkdtempSync(join(tmpdir(), 'noriter-e2e-')),
    temporary: true,
    durable: false,
    quiet: true,
    env: patience,
  });
  process.env.NORITER_SITE_URL = site.url;
  process.env.NORITER_ODDS_FEED_URL = site.oddsFeed?.url ?? '';
  process.env.NORITER_KAFKA_BROKERS = site.facts.kafkaBrokers;
  try {
    await neverCloseTheBank();
    await allowQuickRequests();
  } catch (error) {
    await site.stop();
    throw error;
  }
  return async () => {
    forgetOperators();
    keepSiteLogs(join(site.dataDir, 'logs'));
    await site.stop();
  };
}
