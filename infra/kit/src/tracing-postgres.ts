import type { Pool, PoolClient } from 'pg';
import { inSpan, isTracing } from './tracing.ts';

const STATEMENT_CHARACTERS_MAX = 500;

/**
 * Puts each query of a pool into a span of its own. Without an exporter the pool stays as it is.
 */
export function tracePool(pool: Pool): void {
  if (isTracing()) pool.on('connect', traceClient);
}

/**
 * `query` has many forms; all that matter here give back a promise. The original is called with
 * what came in, whatever the form.
 */
function traceClient(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  const traced = (...parameters: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(query, client, parameters);
    // The form with a callback is the pool's own; its promise is made outside of here.
    if (typeof parameters.at(-1) === 'function') return run();
    const statement = statementOf(parameters[0]);
    return inSpan('postgresql.query', { 'db.query.text': statement }, async () => run());
  };
  Reflect.set(client, 'query', traced);
}

function statementOf(first: unknown): string {
  const text: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first;
  return typeof text === 'string' ? text.slice(0, STATEMENT_CHARACTERS_MAX) : '';
}
