import { join } from 'node:path';
import { Problem } from '../print/problem.ts';
import { withRealClock } from '../processes/moved-clock.ts';
import { runProgram } from '../processes/run-program.ts';

const wanted = 17;

const otherWays =
  'Install one (apt install openjdk-17-jre-headless, brew install openjdk) or set JAVA_HOME. ' +
  'Or start Docker, or give a broker: NORITER_KAFKA_BROKERS=host:9092.';

/** The `java` to run the broker with: the one of JAVA_HOME, else the one on the PATH. */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const program = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java';
  const result = await runProgram(program, ['-version'], {
    env: withRealClock(process.env),
    timeoutMs: 30_000,
  });
  if (!result.ok) {
    throw new Problem(
      `Kafka needs Java ${wanted} or newer, and "${program}" did not run. ${otherWays}`,
    );
  }
  const version = javaVersion(result.output);
  if (version !== null && version >= wanted) return program;
  throw new Problem(
    `Kafka needs Java ${wanted} or newer, and this is Java ${version ?? 'of unknown age'}. ${otherWays}`,
  );
}

/** The feature release out of `java -version`: 8 for "1.8.0_392", 17 for "17.0.15". */
export function javaVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : null;
}
