/** What each `npm run` command runs: a file, and arguments that come before those of the caller. */
export const commands = {
  start: ['infra/local/src/start.ts'],
  stack: ['infra/local/src/stack.ts'],
  reset: ['infra/local/src/reset.ts'],
  test: ['infra/local/src/test-all.ts'],
  'test:unit': ['infra/local/src/test-all.ts', 'unit'],
  'test:int': ['infra/local/src/test-all.ts', 'int'],
  'test:e2e': ['infra/local/src/test-all.ts', 'e2e'],
  check: ['infra/local/src/test-all.ts', 'check'],
  generate: ['infra/local/src/generate-all.ts'],
};
