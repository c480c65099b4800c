import { Counter, type Registry } from 'prom-client';

/** Stakes whose member's protection nobody could say are refused: an alert rule watches it. */
export function standingsCounter(registry: Registry): Counter<'by'> {
  const standings = new Counter({
    name: 'noriter_wallet_standings_total',
    help: 'Members whose protection was looked up for stakes, by what said it: mark, identity, nobody',
    labelNames: ['by'],
    registers: [registry],
  });
  // An alarm compares with what was before: the first one must not be the counter's first value.
  standings.inc({ by: 'nobody' }, 0);
  return standings;
}

export type ForbiddenCommands = {
  inc(of: { source: string; kind: string; way: string }): void;
};

/**
 * A service is broken, or somebody speaks in its name. An alert rule watches them all together: a command of
 * a source and kind that nobody has asked for before begins a series of its own, which shows no increase.
 */
export function forbiddenCommandsCounter(registry: Registry): ForbiddenCommands {
  const registers = [registry];
  const byKind = new Counter({
    name: 'noriter_wallet_forbidden_commands_total',
    help: 'Commands that were refused because their sender may not ask for such',
    labelNames: ['source', 'kind', 'way'],
    registers,
  });
  const all = new Counter({
    name: 'noriter_wallet_forbidden_total',
    help: 'All commands that were refused because their sender may not ask for such',
    registers,
  });
  return {
    inc(of) {
      byKind.inc(of);
      all.inc();
    },
  };
}
