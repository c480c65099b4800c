// `npm run stack`: only the three servers, for work on one service or on the tests. It prints the
// lines that make tests use it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from './house.ts';
import { localDir } from './paths.ts';
import { choosePort } from './ports.ts';
import { runCommand, say } from './say.ts';
import { startServers } from './servers.ts';
import { plainStep } from './step.ts';
import { untilAskedToStop } from './stop-signals.ts';

await runCommand(async () => {
  const dataDir = process.env.NORITER_STACK_DIR || join(localDir, 'stack');
  const house = await openHouse({ dataDir, say });
  const asked = untilAskedToStop();
  try {
    const servers = await startServers(house, {
      given: {},
      ports: {
        postgres: await choosePort('PostgreSQL', 54320, 'NORITER_POSTGRES_PORT', say),
        kafka: await choosePort('Kafka', 19092, 'NORITER_KAFKA_PORT', say),
        redis: await choosePort('Redis', 16379, 'NORITER_REDIS_PORT', say),
      },
      step: plainStep(say),
    });
    const lines = [
      `export NORITER_TEST_DATABASE_URL=${servers.postgres.address}`,
      `export NORITER_TEST_KAFKA_BROKERS=${servers.kafka.address}`,
      `export NORITER_TEST_REDIS_URL=${servers.redis.address}`,
    ];
    say(['', ...lines, '', 'Ctrl-C stops them.'].join('\n'));
    const file = process.env.NORITER_STACK_ENV_FILE;
    if (file) writeFileSync(file, `${lines.join('\n')}\n`);
    await asked;
  } finally {
    await house.close();
  }
});
