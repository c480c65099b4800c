import { useRef, useState } from 'react';
import { isRepeatable, isTurnedAway } from '../../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../../shared/api/once/idempotency-key.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';

export type Headers = { 'idempotency-key': string };
export type RowOutcome = { state: 'waits' | 'runs' | 'done' } | { state: 'failed'; text: string };

type Send<Row> = (row: Row, headers: (step: string) => Headers) => Promise<unknown>;

export type BulkRun<Row> = {
  outcomeOf: (key: string) => RowOutcome;
  isRunning: boolean;
  /** How many rows were done, once it ended; null before. */
  done: number | null;
  run: (rows: readonly Row[]) => Promise<void>;
};

/**
 * Does one thing to several rows, one after the other, each its own command. A row's keys stay the
 * same, so that whoever runs it again after a lost answer does nothing twice.
 */
export function useBulkRun<Row>(keyOf: (row: Row) => string, send: Send<Row>): BulkRun<Row> {
  const textOf = useErrorText();
  const keys = useRef(new Map<string, string>());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const note = (key: string, outcome: RowOutcome) =>
    setOutcomes((before) => new Map(before).set(key, outcome));
  const headersOf = (row: string) => (step: string) => {
    const name = `${row} ${step}`;
    const key = keys.current.get(name) ?? newIdempotencyKey();
    keys.current.set(name, key);
    return { 'idempotency-key': key };
  };
  async function run(rows: readonly Row[]): Promise<void> {
    setRunning(true);
    let count = 0;
    for (const row of rows) {
      const key = keyOf(row);
      if (outcomes.get(key)?.state === 'done') continue;
      note(key, { state: 'runs' });
      try {
        await send(row, headersOf(key));
        count += 1;
        note(key, { state: 'done' });
      } catch (error) {
        // A clear answer stands under its key: trying again is a new wish.
        if (!isRepeatable(error) && !isTurnedAway(error)) forget(keys.current, key);
        note(key, { state: 'failed', text: textOf(error) });
      }
    }
    setDone((before) => (before ?? 0) + count);
    setRunning(false);
  }
  return { outcomeOf: (key) => outcomes.get(key) ?? { state: 'waits' }, isRunning, done, run };
}

function forget(keys: Map<string, string>, row: string): void {
  for (const name of keys.keys()) if (name.startsWith(`${row} `)) keys.delete(name);
}
