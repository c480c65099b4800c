import { expect, it } from 'vitest';
import { createDecidedCommands } from './decided-commands.ts';

it('gives each command away once', () => {
  const commands = createDecidedCommands();
  commands.add('a');
  commands.add('b');
  expect(commands.take('a')).toBe(true);
  expect(commands.take('a')).toBe(false);
  expect(commands.take('c')).toBe(false);
  expect(commands.take('b')).toBe(true);
});

it('remembers the last ones, and forgets those that nobody takes', () => {
  const commands = createDecidedCommands(2);
  for (const id of ['a', 'b', 'c', 'd', 'e']) commands.add(id);
  expect(['a', 'b'].map((id) => commands.take(id))).toEqual([false, false]);
  expect(['c', 'd', 'e'].map((id) => commands.take(id))).toEqual([true, true, true]);
});
