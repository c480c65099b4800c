import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../shared/testing/mount.tsx';
import { LegPutOff } from './model/leg-put-off.tsx';

const voidAt = '2026-11-26T10:00:00.000Z';
const startsAt = '2026-11-25T10:00:00.000Z';

test.each([
  [
    { state: 'postponed', startsAt: null, voidAt },
    '연기: 2026-11-26 19:00까지 경기가 열리지 않으면 적특 처리됩니다.',
  ],
  [{ state: 'planned', startsAt, voidAt: null }, '변경된 시작 시각: 2026-11-25 19:00'],
  [
    { state: 'planned', startsAt, voidAt },
    '연기된 시작 시각: 2026-11-25 19:00, 적특 처리: 2026-11-26 19:00',
  ],
] as const)('a ticket says what is put off, and until when: %o', async (putOff, words) => {
  await mount(<LegPutOff leg={{ putOff }} />);
  await expect.element(page.getByText(words)).toBeVisible();
});
