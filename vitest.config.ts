import { defineConfig } from 'vitest/config';
import { limits } from './infra/kit/src/testing/limits.ts';
import { SlowestFirst } from './infra/local/src/stages/slowest-first.ts';

/** What these assert is believed at once when it fails: no second look. */
const tags = [{ name: 'money', description: 'guards money: sums, balances, payouts, draws' }];

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{proto,infra/*,infra/sandbox/*,services/*,load-tests,web}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tidy.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          tags,
          testTimeout: limits.unit,
          hookTimeout: limits.hook,
          expect: { poll: { timeout: limits.soon } },
          // Plain functions leave nothing behind: a process for each file would mostly load modules.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'recipe',
          include: ['infra/local/test/recipe.test.ts'],
          globalSetup: ['infra/local/src/stages/vitest-stack.ts'],
          testTimeout: limits.heavy,
          hookTimeout: limits.heavy,
        },
      },
      {
        test: {
          name: 'int',
          include: ['{infra/*,infra/sandbox/*,services/*}/test/**/*.int.test.ts'],
          globalSetup: ['infra/local/src/stages/vitest-stack.ts'],
          setupFiles: ['infra/kit/src/testing/declared-refusals.ts'],
          tags,
          testTimeout: limits.int,
          hookTimeout: limits.hook,
          expect: { poll: { timeout: limits.soon } },
          // Each file has a database, topics and keys of its own, and modules keep nothing of it. To
          // load every service anew for each file was a third of the processor's time.
          isolate: false,
          // A file waits for its servers half of its time.
          maxWorkers: 3,
        },
      },
    ],
  },
});
