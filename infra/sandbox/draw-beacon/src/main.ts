import { ConfigError, readConfig } from '@noriter/kit/config';
import { createLogger } from '@noriter/kit/logging';
import { stopOnSignals } from '@noriter/kit/shutdown';
import { drawBeaconConfig } from './config.ts';
import { startDrawBeacon } from './draw-beacon.ts';

try {
  const config = readConfig(drawBeaconConfig);
  const log = createLogger({ service: 'draw-beacon', level: config.LOG_LEVEL });
  const beacon = await startDrawBeacon(config, log);
  stopOnSignals(() => beacon.stop(), log);
} catch (error) {
  console.error(
    'draw-beacon could not start.',
    error instanceof ConfigError ? error.message : error,
  );
  process.exitCode = 1;
}
