const local = 'infra/local/src';
const kit = 'infra/kit/src/commands';
const loadTests = 'load-tests/src';

/** What each `npm run` command runs: a file, and arguments that come before those of the caller. */
export const commands = {
  start: [`${local}/start.ts`],
  stack: [`${local}/stack.ts`],
  reset: [`${local}/reset.ts`],

  test: [`${local}/test-all.ts`],
  'test:unit': [`${local}/test-all.ts`, 'unit'],
  'test:int': [`${local}/test-all.ts`, 'int'],
  'test:e2e': [`${local}/test-all.ts`, 'e2e'],
  check: [`${local}/test-all.ts`, 'check'],
  generate: [`${local}/generate-all.ts`],

  'db:diff': [`${local}/with-site.ts`, 'server', `${kit}/db-diff.ts`],
  'dlq:replay': [
    `${local}/with-site.ts`,
    'identity',
    'services/identity/src/commands/replay-dead-letters.ts',
  ],
  'audit:verify': [`${local}/with-site.ts`, 'databases', `${kit}/audit-verify.ts`],
  'operator:create': [
    `${local}/with-site.ts`,
    'identity',
    'services/identity/src/commands/create-operator.ts',
  ],
  'data:reseal': [`${local}/with-site.ts`, 'identity', 'services/identity/src/commands/reseal.ts'],

  lighthouse: ['web/scripts/lighthouse.ts'],
  screenshots: ['web/scripts/screenshots.ts'],
  'web:icons': ['web/scripts/icons.ts'],

  chaos: [`${loadTests}/chaos.ts`],
  'chaos:bets': [`${loadTests}/chaos-bets.ts`],
  'load:balance': [`${loadTests}/load.ts`, 'balance'],
  'load:cash': [`${loadTests}/load.ts`, 'cash'],
  'load:bet': [`${loadTests}/load-bet.ts`],
  'load:singles': [`${loadTests}/load-sport.ts`, 'singles'],
  'load:combinations': [`${loadTests}/load-sport.ts`, 'combinations'],
  'load:one-fixture': [`${loadTests}/load-sport.ts`, 'one-fixture'],
  'bench:wallet': [`${loadTests}/bench-wallet.ts`],
  'bench:wallet-hot': [`${loadTests}/bench-wallet-hot.ts`],
  'bench:ledger-growth': [`${loadTests}/bench-ledger-growth.ts`],
  'bench:balance': [`${loadTests}/bench-balance.ts`],
  'bench:bet': [`${loadTests}/bench-bet.ts`],
  'bench:prices': [`${loadTests}/bench-prices.ts`],
  'bench:settle': [`${loadTests}/bench-settle.ts`],
  'bench:stomp': [`${loadTests}/bench-stomp.ts`],
};
