import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          // Plain functions leave nothing behind: a process for each file would mostly load modules.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'int',
          include: ['{infra/*,infra/sandbox/*,services/*}/test/**/*.int.test.ts'],
          globalSetup: ['infra/local/src/stages/vitest-stack.ts'],
          setupFiles: ['infra/kit/src/testing/declared-refusals.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
