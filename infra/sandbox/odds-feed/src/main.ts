import { ConfigError, readConfig } from '@noriter/kit/config';
import { createLogger } from '@noriter/kit/logging';
import { stopOnSignals } from '@noriter/kit/shutdown';
import { oddsFeedConfig } from './config.ts';
import { startOddsFeed } from './odds-feed.ts';

try {
  const config = readConfig(oddsFeedConfig);
  const log = createLogger({ service: 'odds-feed', level: config.LOG_LEVEL });
  const feed = await startOddsFeed(config, log);
  stopOnSignals(() => feed.stop(), log);
} catch (error) {
  console.error('odds-feed could not start.', error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
