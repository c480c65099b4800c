import pg from 'pg';
import { inSpan } from '../telemetry/tracing.ts';

const STATEMENT_CHARACTERS_MAX = 500;

/** Of one of its forms; whatever came in is handed on as it is. */
type QueryParameters = Parameters<pg.Client['query']>;

type Callback = (error: Error | null, result: unknown) => void;

/**
 * A client that puts each query into a span of its own; a pool takes it as its `Client`. A class,
 * because that option wants one.
 */
export class TracedClient extends pg.Client {
  /** `query` has many forms: each ends in a promise or, the pool's own, in a callback. */
  override query(...parameters: unknown[]): never {
    const last = parameters.at(-1);
    const run = (given: unknown[]): unknown => super.query(...(given as QueryParameters));
    const traced = (work: () => Promise<unknown>) =>
      inSpan('postgresql.query', { 'db.query.text': statementOf(parameters[0]) }, work);
    if (!isCallback(last)) return traced(async () => run(parameters)) as never;
    const answered = traced(
      () =>
        new Promise((resolve, reject) => {
          const callback: Callback = (error, result) => {
            last(error, result);
            if (error) reject(error);
            else resolve(result);
          };
          run([...parameters.slice(0, -1), callback]);
        }),
    );
    // Whoever asked got the error by the callback.
    answered.catch(() => undefined);
    return undefined as never;
  }
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

function statementOf(first: unknown): string {
  const text: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first;
  return typeof text === 'string' ? text.slice(0, STATEMENT_CHARACTERS_MAX) : '';
}
