import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeGameLock } from '../../../shared/member/game-locks.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { LobbySearch } from '../model/lobby-search.ts';
import { games, listOf } from '../testing/games.ts';
import { LobbyBrowser } from './lobby-browser.tsx';

const list = '/api/game/getGameList';
type Answers = Parameters<typeof answerCalls>[0];

function Lobby({ start = {} }: { start?: LobbySearch }) {
  const [search, setSearch] = useState(start);
  return (
    <LobbyBrowser group="slot" art="slot" vendorCode="200" search={search} onSearch={setSearch} />
  );
}

async function open(
  answers: Answers = {},
  on: 'desktop' | 'phone' = 'desktop',
  start?: LobbySearch,
) {
  const calls = answerCalls({ [list]: () => ({ data: listOf(games) }), ...answers });
  await mount(<Lobby {...(start === undefined ? {} : { start })} />, { on });
  return { asked: () => calls.to(list).map(({ body }) => body), to: calls.to };
}

const grid = page.getByRole('grid', { name: '게임 목록' });
const tile = (name: string) => grid.getByRole('row', { name });

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  memberSession.end('logout');
  takeGameLock('vendor:kplay', false);
  vi.restoreAllMocks();
});

describe.each(['desktop', 'phone'] as const)('the games of a lobby on a %s', (on) => {
  test('have a name, what they pay back, and whether they can be opened', async () => {
    await open({}, on);
    await expect.element(tile('게이츠 오브 올림푸스')).toBeVisible();
    await expect.element(tile('게이츠 오브 올림푸스').getByText('환급률 95.50%')).toBeVisible();
    await expect.element(tile('스타라이트 프린세스').getByText('점검 중')).toBeVisible();
    await expect.element(tile('울프 골드').getByText('전시용')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: '게이츠 오브 올림푸스 데모 열기' }))
      .toBeVisible();
  });

  test('are looked for while somebody types initial consonants', async () => {
    const { asked } = await open({}, on);
    await userEvent.type(page.getByRole('searchbox', { name: '게임 찾기' }), 'ㄱㅇㅊ');
    await expect.poll(() => asked().at(-1)).toMatchObject({ search: 'ㄱㅇㅊ', page: 1 });
  });

  test('are looked for on and on: the field keeps the keyboard, and what is typed', async () => {
    const { asked } = await open({}, on);
    const field = page.getByRole('searchbox', { name: '게임 찾기' });
    await userEvent.type(field, 'ㄱ');
    await expect.poll(() => asked().at(-1)).toMatchObject({ search: 'ㄱ' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('ㅇ');
    await expect.poll(() => asked().at(-1)).toMatchObject({ search: 'ㄱㅇ' });
    await expect.element(field).toHaveValue('ㄱㅇ');
  });

  test('are narrowed, and begin at the first page again', async () => {
    const { asked } = await open({}, on, { page: 3 });
    await page.getByRole('button', { name: '즐겨찾기', exact: true }).click();
    await expect.poll(() => asked().at(-1)).toMatchObject({ filter: 'favourite', page: 1 });
  });
});

describe('the grid', () => {
  test('is one stop; arrows walk through it and Enter opens a game', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { to } = await open({
      '/api/game/getGame': () => ({ code: 'B0099', message: '보유금이 부족합니다.' }),
    });
    await expect.element(tile('스위트 보난자')).toBeVisible();
    tile('게이츠 오브 올림푸스').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tile('스위트 보난자')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('보유금이 부족합니다.')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(to('/api/game/getGame')[0]?.body).toMatchObject({ gameKey: 'bonanza', mode: 'real' });
  });

  test('says why a game is not opened, and asks nobody', async () => {
    const { to } = await open();
    await tile('스타라이트 프린세스').click();
    await expect.element(page.getByText('점검 중인 게임입니다.')).toBeVisible();
    expect(to('/api/game/getGame')).toEqual([]);
  });

  test('shows a lock as soon as it comes', async () => {
    await open();
    await expect.element(tile('게이츠 오브 올림푸스').getByText(/환급률/)).toBeVisible();
    takeGameLock('vendor:kplay', true);
    await expect.element(tile('게이츠 오브 올림푸스').getByText('점검 중')).toBeVisible();
    await expect.element(tile('밤 게임').getByText(/환급률/)).toBeVisible();
  });

  test('puts a game among the favourites at a press', async () => {
    const { to } = await open({
      '/api/game/favourites/set': ({ body }) => ({ data: body }),
    });
    await page.getByRole('button', { name: '게이츠 오브 올림푸스 즐겨찾기 추가' }).click();
    await expect
      .poll(() => to('/api/game/favourites/set').map(({ body }) => body))
      .toMatchObject([{ gameId: 'gates', isFavourite: true }]);
  });
});

describe('without games', () => {
  test('it says what was looked for, with the way back to all', async () => {
    const { asked } = await open({ [list]: () => ({ data: listOf([]) }) }, 'desktop', {
      search: 'ㅎㅎㅎ',
    });
    await expect.element(page.getByText('"ㅎㅎㅎ" 검색 결과가 없습니다.')).toBeVisible();
    await page.getByRole('button', { name: '전체 게임 보기' }).click();
    await expect.poll(() => asked().at(-1)).not.toHaveProperty('search');
    await expect.element(page.getByRole('searchbox', { name: '게임 찾기' })).toHaveValue('');
  });

  test('a failure can be tried again', async () => {
    let isDown = true;
    await open({
      [list]: () => (isDown ? { code: 'E001', message: '오류' } : { data: listOf(games) }),
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.element(tile('게이츠 오브 올림푸스')).toBeVisible();
  });
});
