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
  'test:component': [`${local}/test-all.ts`, 'component'],
  'test:e2e': [`${local}/test-all.ts`, 'e2e'],
  'test:stress': [`${local}/test-stress.ts`],
  check: [`${local}/test-all.ts`, 'check'],
  generate: [`${local}/generate-all.ts`],

  recipe: [`${local}/recipe/run.ts`],

  'db:diff': [`${local}/with-site.ts`, 'server', `${kit}/db-diff.ts`],
  'dlq:replay': [
    `${local}/with-site.ts`,
    'identity',
    'services/identity/src/commands/replay-dead-letters.ts',
  ],
  'audit:verify': [`${local}/with-site.ts`, 'databases', `${kit}/audit-verify.ts`],
  'verify:draw': ['scripts/verify-draw.ts'],
  'operator:create': [
    `${local}/with-site.ts`,
    'identity',
    'services/identity/src/commands/create-operator.ts',
  ],
  'data:reseal': [`${local}/with-site.ts`, 'identity', 'services/identity/src/commands/reseal.ts'],

  lighthouse: ['web/scripts/lighthouse.ts'],
  'measure:ux': ['web/scripts/measure-ux.ts'],
  screenshots: ['web/scripts/screenshots.ts'],
  'web:icons': ['web/scripts/icons.ts'],

  chaos: [`${loadTests}/chaos/run-faults.ts`],
  'chaos:bets': [`${loadTests}/chaos/run-bet-faults.ts`],
  'chaos:community': [`${loadTests}/chaos/community/run-community-faults.ts`],
  'chaos:games': [`${loadTests}/chaos/games/run-game-faults.ts`],
  'chaos:partner': [`${loadTests}/chaos/partner/run-partner-faults.ts`],
  'load:balance': [`${loadTests}/load/load-member-calls.ts`, 'balance'],
  'load:cash': [`${loadTests}/load/load-member-calls.ts`, 'cash'],
  'load:bet': [`${loadTests}/load/load-round-close.ts`],
  'load:singles': [`${loadTests}/load/load-sport.ts`, 'singles'],
  'load:combinations': [`${loadTests}/load/load-sport.ts`, 'combinations'],
  'load:one-fixture': [`${loadTests}/load/load-sport.ts`, 'one-fixture'],
  'load:casino': [`${loadTests}/load/load-casino.ts`],
  'load:community': [`${loadTests}/load/load-community.ts`],
  'load:partner': [`${loadTests}/load/load-partner.ts`],
  'bench:wallet': [`${loadTests}/bench/wallet/bench-wallet.ts`],
  'bench:wallet-hot': [`${loadTests}/bench/wallet/bench-wallet-hot.ts`],
  'bench:ledger-growth': [`${loadTests}/bench/wallet/bench-ledger-growth.ts`],
  'bench:balance': [`${loadTests}/bench/balance/bench-balance.ts`],
  'bench:bet': [`${loadTests}/bench/bet/bench-bet.ts`],
  'bench:close': [`${loadTests}/bench/partner/bench-close.ts`],
  'bench:commission': [`${loadTests}/bench/partner/bench-commission.ts`],
  'bench:history': [`${loadTests}/bench/history/bench-history.ts`],
  'bench:messages': [`${loadTests}/bench/messages/bench-messages.ts`],
  'bench:prices': [`${loadTests}/bench/prices/bench-prices.ts`],
  'bench:reconcile': [`${loadTests}/bench/reconcile/bench-reconcile.ts`],
  'bench:seamless': [`${loadTests}/bench/seamless/bench-seamless.ts`],
  'bench:settle': [`${loadTests}/bench/settle/bench-settle.ts`],
  'bench:stomp': [`${loadTests}/bench/stomp/bench-stomp.ts`],
};
