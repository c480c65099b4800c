import { expect, test } from 'vitest';
import { sameBody } from './command.ts';
import { type CommandDraft, MalformedCommand, makeCommand } from './make-command.ts';

const draft: CommandDraft = {
  commandId: '01890000-0000-7000-8000-0000000000FF',
  siteId: 'noriter',
  memberId: '01890000-0000-7000-8000-0000000000AA',
  kind: 'stake',
  amount: 1_000n,
  subjectType: 'bet',
  subjectId: 'b1',
};

test('ids become lower case, as the database gives them back', () => {
  expect(makeCommand(draft).commandId).toBe('01890000-0000-7000-8000-0000000000ff');
  expect(makeCommand(draft).memberId).toBe('01890000-0000-7000-8000-0000000000aa');
});

test('a kind brings its own counter account unless one is named', () => {
  expect(makeCommand(draft)).toMatchObject({ from: 'cash', to: 'house' });
  const named = makeCommand({ ...draft, counterAccount: 'vendor:evolution' });
  expect(named).toMatchObject({ from: 'cash', to: 'vendor:evolution' });
});

test.each([
  ['commandId', 'not-a-uuid'],
  ['memberId', ''],
  ['subjectId', 'x'.repeat(101)],
  ['siteId', 'nul\0'],
  ['counterAccount', 'x'.repeat(101)],
])('a command whose %s cannot be kept is malformed', (field, value) => {
  expect(() => makeCommand({ ...draft, [field]: value })).toThrow(MalformedCommand);
});

test.each([
  ['counterAccount', 'cash'],
  ['counterAccount', 'held'],
])('a counter account may not be one of the member: %s %s', (field, value) => {
  expect(() => makeCommand({ ...draft, [field]: value })).toThrow(MalformedCommand);
});

test('every field but the id makes another body', () => {
  const command = makeCommand(draft);
  expect(sameBody(command, makeCommand({ ...draft }))).toBe(true);
  const changes: Partial<CommandDraft>[] = [
    { memberId: '01890000-0000-7000-8000-0000000000ab' },
    { siteId: 'elsewhere' },
    { kind: 'adjust_down' },
    { amount: 1_001n },
    { counterAccount: 'house:sport' },
    { subjectType: 'round' },
    { subjectId: 'b2' },
    { product: 'sport' },
  ];
  for (const change of changes) {
    expect(sameBody(command, makeCommand({ ...draft, ...change }))).toBe(false);
  }
});
