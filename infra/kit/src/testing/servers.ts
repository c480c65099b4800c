import { z } from 'zod';

const addresses = z.object({
  NORITER_TEST_DATABASE_URL: z.string(),
  NORITER_TEST_KAFKA_BROKERS: z.string(),
  NORITER_TEST_REDIS_URL: z.string(),
});

/**
 * Where the servers of this test run are.
 *
 * @throws Error when the run started none
 */
export function serverAddresses(): { databaseUrl: string; brokers: string; redisUrl: string } {
  const found = addresses.safeParse(process.env);
  if (!found.success) {
    throw new Error(
      'There are no servers to test on. Run the test by vitest, which starts them, or set ' +
        'NORITER_TEST_DATABASE_URL, NORITER_TEST_KAFKA_BROKERS and NORITER_TEST_REDIS_URL.',
    );
  }
  return {
    databaseUrl: found.data.NORITER_TEST_DATABASE_URL,
    brokers: found.data.NORITER_TEST_KAFKA_BROKERS,
    redisUrl: found.data.NORITER_TEST_REDIS_URL,
  };
}
