import { Counter, type Registry } from 'prom-client';

const outcomes = [
  'in',
  'wrong',
  'changed',
  'code-used',
  'code-locked',
  'locked',
  'barred',
  'other-address',
];

/** Logins of operators by how they ended: alarms watch all but `in`. */
export function countOperatorLogins(registry: Registry): Counter<'outcome'> {
  const logins = new Counter({
    name: 'noriter_identity_operator_logins_total',
    help: 'Logins of operators: in, wrong, changed, code-used, code-locked, locked, barred or other-address',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // An alarm compares with what was before: the first one must not be the counter's first value.
  for (const outcome of outcomes) logins.inc({ outcome }, 0);
  return logins;
}
