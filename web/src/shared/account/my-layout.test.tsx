import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { MyLayout } from './my-layout.tsx';
import { myPlaces } from './my-places.ts';

test('the pages about oneself stand under four subjects, and only those of one are in sight', async () => {
  await mount(
    <MyLayout tab="winlose" title="손익">
      <p>내용</p>
    </MyLayout>,
    { on: 'phone' },
  );
  const subjects = page.getByRole('navigation', { name: '내 정보 메뉴' }).getByRole('link');
  await expect.element(subjects.first()).toBeVisible();
  expect(subjects.elements()).toHaveLength(4);
  const money = page.getByRole('navigation', { name: '입출금·손익' }).getByRole('link');
  expect(money.elements().map(({ textContent }) => textContent)).toContain('손익');
  expect(money.elements()).toHaveLength(5);
  const bars = document.querySelectorAll('nav');
  for (const bar of bars) expect(bar.scrollHeight).toBeLessThanOrEqual(48);
});

test('no two pages about oneself have one name', () => {
  const tabs = myPlaces.flatMap(({ places }) => places.map(({ tab }) => tab));
  expect(new Set(tabs).size).toBe(tabs.length);
});
