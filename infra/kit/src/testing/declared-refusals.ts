import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach } from 'vitest';
import { unfilledMessages } from '../contract/result-codes.ts';
import { undeclaredRefusals } from '../http/undeclared-refusals.ts';

/**
 * Set up for every integration test: a refusal that its route does not declare fails the test, and
 * so does a message with nothing where a number or a name belongs.
 */
const channels = [
  [undeclaredRefusals.name, 'Not in `refuses`'],
  [unfilledMessages.name, 'Messages with nothing in the place of'],
] as const;

const found = channels.map(([name, problem]) => {
  const messages = new Set<string>();
  const note = (message: unknown) => void messages.add(JSON.stringify(message));
  subscribe(name, note);
  return { name, problem, messages, note };
});

// The next file of this process listens for itself.
afterAll(() => {
  for (const { name, note } of found) unsubscribe(name, note);
});

afterEach(() => {
  const problems = found.flatMap(({ problem, messages }) => {
    const all = [...messages].join(', ');
    messages.clear();
    return all === '' ? [] : [`${problem}: ${all}`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
