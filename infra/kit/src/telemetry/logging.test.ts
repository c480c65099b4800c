import { expect, test } from 'vitest';
import { createLogger } from './logging.ts';
import { runInContext } from './request-context.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: unknown[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  write(createLogger({ service: 'wallet', level: 'info' }, destination));
  return lines;
}

test('a line is JSON with the service, the time and the level in words', () => {
  const [line] = logged((log) => log.info({ amount: '5' }, 'deposit approved'));
  expect(line).toMatchObject({
    service: 'wallet',
    level: 'info',
    msg: 'deposit approved',
    amount: '5',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('what is logged inside of a request carries its id and trace', () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const [inside, outside] = logged((log) => {
    runInContext({ requestId: 'request-1', traceparent }, () => log.info('inside'));
    log.info('outside');
  });
  expect(inside).toMatchObject({
    requestId: 'request-1',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  });
  expect(outside).not.toHaveProperty('requestId');
});

test('secrets are not written, at the top or one level down', () => {
  const [line] = logged((log) =>
    log.info({
      token: 'secret-1',
      body: { memPass: 'secret-2', cashOutPass: 'secret-3', memId: 'player1' },
      headers: { authorization: 'secret-4', 'x-noriter-caller': 'secret-5' },
    }),
  );
  expect(JSON.stringify(line)).not.toContain('secret-');
  expect(line).toMatchObject({ body: { memId: 'player1', memPass: '[secret]' } });
});
