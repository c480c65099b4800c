// Runs the site of the tree this file is in, on the servers of the tests, until standard input ends.
import { join } from 'node:path';
import { localDir } from '../paths.ts';
import { startSite } from '../site/site.ts';

const site = await startSite({
  dataDir: join(localDir, 'recipe'),
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
  given: {
    postgres: process.env.NORITER_TEST_DATABASE_URL,
    kafka: process.env.NORITER_TEST_KAFKA_BROKERS,
    redis: process.env.NORITER_TEST_REDIS_URL,
  },
});
console.log(site.url);
process.stdin.resume();
process.stdin.once('close', () => void site.stop());
