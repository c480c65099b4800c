import { expect, test } from 'vitest';
import { createLogger } from '../telemetry/logging.ts';
import { shutDown } from './shutdown.ts';

test('steps run one after the other, and a failed one does not stop the next', async () => {
  const lines: string[] = [];
  const log = createLogger(
    { service: 't', level: 'info' },
    { write: (line) => void lines.push(line) },
  );
  const done: string[] = [];
  await shutDown(
    [
      {
        name: 'http',
        run: async () => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          done.push('http');
        },
      },
      { name: 'consumers', run: () => Promise.reject(new Error('already gone')) },
      { name: 'outbox', run: async () => void done.push('outbox') },
    ],
    log,
  );
  expect(done).toEqual(['http', 'outbox']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ step: 'consumers', level: 'error' });
});
