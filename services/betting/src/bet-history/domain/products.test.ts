import { expect, it } from 'vitest';
import { sourcesOf } from './products.ts';

it.each([
  [undefined, { product: undefined, groups: undefined }],
  ['sport', { product: 'sport', groups: null }],
  ['mini', { product: 'mini', groups: null }],
  ['casino', { product: null, groups: ['casino', 'hc-casino'] }],
  ['h-slot', { product: null, groups: ['h-slot'] }],
  ['fishing', { product: null, groups: ['fishing'] }],
] as const)('the group %s is found in its own place', (groupKey, sources) => {
  expect(sourcesOf(groupKey)).toEqual(sources);
});
