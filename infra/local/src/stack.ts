// `npm run stack`: only the three servers, for work on one service or on the tests. It prints the
// lines that make tests use it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { plainStep } from './print/step.ts';
import { untilAskedToStop } from './processes/stop-signals.ts';
import { openDataDirectory } from './servers/data-directory.ts';
import { choosePort } from './servers/ports.ts';
import { startServers } from './servers/servers.ts';

await runCommand(async () => {
  const dataDir = process.env.NORITER_STACK_DIR || join(localDir, 'stack');
  const directory = await openDataDirectory({ dataDir, print });
  const asked = untilAskedToStop();
  try {
    const servers = await startServers(directory, {
      given: {},
      ports: {
        postgres: await choosePort('PostgreSQL', 54320, 'NORITER_POSTGRES_PORT', print),
        kafka: await choosePort('Kafka', 19092, 'NORITER_KAFKA_PORT', print),
        redis: await choosePort('Redis', 16379, 'NORITER_REDIS_PORT', print),
      },
      step: plainStep(print),
    });
    const lines = [
      `export NORITER_TEST_DATABASE_URL=${servers.postgres.address}`,
      `export NORITER_TEST_KAFKA_BROKERS=${servers.kafka.address}`,
      `export NORITER_TEST_REDIS_URL=${servers.redis.address}`,
    ];
    print(['', ...lines, '', 'Ctrl-C stops them.'].join('\n'));
    const file = process.env.NORITER_STACK_ENV_FILE;
    if (file) writeFileSync(file, `${lines.join('\n')}\n`);
    await asked;
  } finally {
    await directory.close();
  }
});
