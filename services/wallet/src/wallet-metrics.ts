import { Counter, type Registry } from 'prom-client';

/** Stakes whose member's protection nobody could say are refused: an alert rule watches it. */
export function standingsCounter(registry: Registry): Counter<'by'> {
  return new Counter({
    name: 'noriter_wallet_standings_total',
    help: 'Members whose protection was looked up for stakes, by what said it: mark, identity, nobody',
    labelNames: ['by'],
    registers: [registry],
  });
}

/** An alert rule watches this one: a service is broken, or somebody speaks in its name. */
export function forbiddenCommandsCounter(registry: Registry): Counter<'source' | 'kind' | 'way'> {
  return new Counter({
    name: 'noriter_wallet_forbidden_commands_total',
    help: 'Commands that were refused because their sender may not ask for such',
    labelNames: ['source', 'kind', 'way'],
    registers: [registry],
  });
}
