import { expect, test } from 'vitest';
import { currentContext, currentRequestId, runInContext } from './request-context.ts';

test('the context reaches what is awaited inside, and nobody outside', async () => {
  const seen = await Promise.all(
    ['request-a', 'request-b'].map((requestId) =>
      runInContext({ requestId, traceparent: `trace-${requestId}` }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        return [currentRequestId(), currentContext()?.traceparent];
      }),
    ),
  );
  expect(seen).toEqual([
    ['request-a', 'trace-request-a'],
    ['request-b', 'trace-request-b'],
  ]);
  expect(currentRequestId()).toBeUndefined();
});
