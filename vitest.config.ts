import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{proto,infra/*,infra/sandbox/*,services/*,load-tests,web}/src/**/*.test.ts',
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
          globalSetup: ['infra/local/src/vitest-stack.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
