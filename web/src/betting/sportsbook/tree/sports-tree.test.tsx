import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import SportsTree from './sports-tree.tsx';

test('the side has every sport that is offered, with its matches and those in play', async () => {
  const sports = [
    { sport: 'soccer', fixtures: 12, live: 3 },
    { sport: 'tennis', fixtures: 0, live: 0 },
    { sport: 'esport', fixtures: 4, live: 1 },
  ];
  answerCalls({ '/api/sport/menu': () => ({ data: { sports } }) });
  await mount(<SportsTree />);
  const links = page.getByRole('navigation', { name: '종목별 경기' }).getByRole('link');
  await expect
    .poll(() => links.elements().map((one) => one.textContent))
    .toEqual(['라이브라이브 4', '축구라이브 312', 'e스포츠라이브 14']);
});

test('sports that could not be fetched are not taken for none', async () => {
  answerCalls({ '/api/sport/menu': () => ({ code: 'E001', message: '오류' }) });
  await mount(<SportsTree />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /라이브/ })).not.toBeInTheDocument();
});
