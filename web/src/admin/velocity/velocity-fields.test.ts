import { expect, test } from 'vitest';
import { fieldsOf, problemsOf, rulesOf } from './velocity-fields.ts';

const rules = { rules: [{ acts: 10, seconds: 5 }], blockSeconds: 120 };

test('what is typed is what was saved', () => {
  expect(rulesOf(fieldsOf(rules))).toEqual(rules);
  expect(problemsOf(fieldsOf(rules))).toEqual({});
});

test.each([
  ['0', '5', '120', '0.acts'],
  ['501', '5', '120', '0.acts'],
  ['', '5', '120', '0.acts'],
  ['10', '3601', '120', '0.seconds'],
  ['10', '5', '9', 'blockSeconds'],
])('acts %s in %s seconds, refused for %s: %s is named', (acts, seconds, blockSeconds, name) => {
  const fields = { rules: [{ acts, seconds }], blockSeconds };
  expect(Object.keys(problemsOf(fields))).toEqual([name]);
});
