import { expect, test } from 'vitest';
import { bodyMax } from './service.ts';

test.each([
  ['/api/board/image/save', 7_340_032],
  ['/api/admin/board/image/save', 7_340_032],
  ['/api/board/image/save?x=1', 7_340_032],
  ['/api/board/image/saved', 1_048_576],
  ['/api/board/free/save', 1_048_576],
  ['/api/member/login', 1_048_576],
])('%s takes %i bytes', (url, bytes) => {
  expect(bodyMax(url)).toBe(bytes);
});
