import { ConfigError, readConfig } from '@noriter/kit/config';
import { createLogger } from '@noriter/kit/logging';
import { stopOnSignals } from '@noriter/kit/shutdown';
import { gameVendorsConfig } from './config.ts';
import { startGameVendors } from './game-vendors.ts';

try {
  const config = readConfig(gameVendorsConfig);
  const log = createLogger({ service: 'game-vendors', level: config.LOG_LEVEL });
  const vendors = await startGameVendors(config, log);
  stopOnSignals(() => vendors.stop(), log);
} catch (error) {
  console.error(
    'game-vendors could not start.',
    error instanceof ConfigError ? error.message : error,
  );
  process.exitCode = 1;
}
