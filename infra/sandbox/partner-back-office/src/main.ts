import { ConfigError, readConfig } from '@noriter/kit/config';
import { createLogger } from '@noriter/kit/logging';
import { stopOnSignals } from '@noriter/kit/shutdown';
import { partnerBackOfficeConfig } from './config.ts';
import { startPartnerBackOffice } from './partner-back-office.ts';

try {
  const config = readConfig(partnerBackOfficeConfig);
  const log = createLogger({ service: 'partner-back-office', level: config.LOG_LEVEL });
  const backOffice = await startPartnerBackOffice(config, { log });
  stopOnSignals(() => backOffice.stop(), log);
} catch (error) {
  console.error(
    'partner-back-office could not start.',
    error instanceof ConfigError ? error.message : error,
  );
  process.exitCode = 1;
}
