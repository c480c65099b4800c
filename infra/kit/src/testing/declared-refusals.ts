import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach } from 'vitest';
import { undeclaredRefusals } from '../http/undeclared-refusals.ts';

/** Set up for every integration test: a refusal that its route does not declare fails the test. */
const found = new Set<string>();

const note = (message: unknown) => void found.add(JSON.stringify(message));

subscribe(undeclaredRefusals.name, note);

// The next file of this process listens for itself.
afterAll(() => void unsubscribe(undeclaredRefusals.name, note));

afterEach(() => {
  const undeclared = [...found];
  found.clear();
  if (undeclared.length > 0) throw new Error(`Not in \`refuses\`: ${undeclared.join(', ')}`);
});
