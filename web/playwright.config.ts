import { defineConfig } from '@playwright/test';
import { findChromium } from '../infra/local/src/tools/chromium.ts';

const chromium = await findChromium();

/** Browser tests: one site for all of them, started and stopped around the run. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-site.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A control that is not there fails its step, not the whole minute.
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
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
