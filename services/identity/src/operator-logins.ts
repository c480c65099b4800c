import { Counter, type Registry } from 'prom-client';

/** Logins of operators by how they ended: alarms watch all but `in`. */
export function countOperatorLogins(registry: Registry): Counter<'outcome'> {
  return new Counter({
    name: 'noriter_identity_operator_logins_total',
    help: 'Logins of operators: in, wrong, changed, code-used, code-locked, locked, barred or other-address',
    labelNames: ['outcome'],
    registers: [registry],
  });
}
