import { defineConfig } from '@playwright/test';
import { limits } from '../infra/kit/src/testing/limits.ts';
import { findChromium } from '../infra/local/src/tools/chromium.ts';

const chromium = await findChromium();

/** Browser tests: one site for all of them, started and stopped around the run. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-site.ts',
  workers: 1,
  retries: 0,
  timeout: limits.story,
  // What a page is to show often comes over Kafka, from one service to the next.
  expect: { timeout: limits.soon, toPass: { timeout: 4 * limits.page } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A control that is not there fails its step, not the whole minute.
    actionTimeout: limits.page,
    navigationTimeout: limits.navigation,
    // A recording takes as long again as the tests themselves: `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      env: { ...definedEnvironment(), ...chromium.env },
      args: [
        ...chromium.args,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

/** The environment without the names that have no value, as the launcher wants it. */
function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
