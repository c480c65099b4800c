import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

describe('the pages offered', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('around page %d of %d are %j', (page, last, numbers) => {
    expect(pageNumbers(page, last)).toEqual(numbers);
  });
});
