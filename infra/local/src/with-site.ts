// Runs an operator's command with the addresses and keys of the site that `npm start` is running:
//   with-site.ts <whose> <script> [arguments]
// `whose` is a service (its whole environment), "server" (addresses only, any database) or
// "databases" (the script once for each database). An address in the environment wins.
import { join } from 'node:path';
import { databaseNames, serviceNames } from '@noriter/registry/names';
import { execa } from 'execa';
import { repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { inheritedEnvironment, nodeOptions } from './site/service-keeper.ts';
import { type SiteFacts, serviceEnvironment } from './site/services.ts';
import { runningSite } from './site/site-record.ts';

const [whose = '', script = '', ...args] = process.argv.slice(2);

await runCommand(async () => {
  for (const env of environments()) await run(env);
});

function environments(): NodeJS.ProcessEnv[] {
  // Whoever names a database or a broker works on another machine's site.
  if (process.env.DATABASE_URL || process.env.KAFKA_BROKERS) return [{}];
  if (whose === 'databases' && args.length > 0) return [{}];
  const facts = runningSite();
  if (!facts) {
    throw new Problem(
      'No site is running here. Start it in another terminal (npm start), or name what to work on: ' +
        'DATABASE_URL=postgres://… (or KAFKA_BROKERS=host:9092) before this command.',
    );
  }
  return environmentsOf(facts);
}

function environmentsOf(facts: SiteFacts): NodeJS.ProcessEnv[] {
  const addresses = { KAFKA_BROKERS: facts.kafkaBrokers, REDIS_URL: facts.redisUrl };
  if (whose === 'server') return [{ ...addresses, DATABASE_URL: facts.databaseUrl('postgres') }];
  if (whose === 'databases') {
    return databaseNames.map((name) => ({
      ...addresses,
      DATABASE_URL: facts.databaseUrl(name),
      AUDIT_KEY: facts.keys.auditKey,
      AUDIT_SINK: facts.auditSink,
    }));
  }
  const service = serviceNames.find((name) => name === whose);
  if (service) return [{ ...inheritedEnvironment(), ...serviceEnvironment(service, facts) }];
  throw new Problem(`There is no service "${whose}": ${serviceNames.join(', ')}.`);
}

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const file = join(repoRoot, script);
  if (whose === 'databases' && env.DATABASE_URL) {
    print(`${new URL(env.DATABASE_URL).pathname.slice(1)}:`);
  }
  const result = await execa(process.execPath, [...nodeOptions, file, ...args], {
    env,
    reject: false,
    stdio: 'inherit',
  });
  if (result.exitCode !== 0) process.exitCode = result.exitCode ?? 1;
}
