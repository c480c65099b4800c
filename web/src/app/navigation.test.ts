import { describe, expect, it } from 'vitest';
import { bottomBar, categories, isAlsoAt, sideMenu } from '../player/navigation/navigation.ts';
import { desktopRoutes, mobileRoutes } from './specified-routes.ts';

describe('where somebody is in the navigation', () => {
  it('is the same place whichever route family was taken', () => {
    for (const path of ['/member/chargeMain/chargeList', '/member/charge', '/member/moneyMain']) {
      expect(isAlsoAt('deposit', path), path).toBe(true);
      expect(isAlsoAt('withdrawal', path), path).toBe(false);
    }
    for (const path of ['/member/exchangeMain', '/member/moneyMain/exchange']) {
      expect(isAlsoAt('withdrawal', path), path).toBe(true);
      expect(isAlsoAt('deposit', path), path).toBe(false);
    }
    expect(isAlsoAt('points', '/member/pointMain')).toBe(true);
    expect(isAlsoAt('bets', '/member/betList')).toBe(true);
    expect(isAlsoAt('notice', '/member/notice/read/3')).toBe(true);
    expect(isAlsoAt('faq', '/member/faq')).toBe(true);
    expect(isAlsoAt('sport', '/member/bet')).toBe(true);
    expect(isAlsoAt('sport', '/member/betList')).toBe(false);
  });

  it('is my page for everything about oneself, and for nothing else', () => {
    const mine = ['/member/mypage/winlose', '/member/info', '/member/myinfo', '/member/protection'];
    for (const path of mine) expect(isAlsoAt('me', path), path).toBe(true);
    for (const path of ['/', '/member/minigame/powerball', '/member/cscenter/faq/list']) {
      expect(isAlsoAt('me', path), path).toBe(false);
    }
  });

  it('is one place of the side menu at most', () => {
    const places = ['deposit', 'withdrawal', 'points', 'bets', 'notice', 'faq'] as const;
    for (const path of [...desktopRoutes, ...mobileRoutes]) {
      expect(places.filter((key) => isAlsoAt(key, path)).length, path).toBeLessThanOrEqual(1);
    }
  });
});

describe('a menu', () => {
  const products = new Set<string>([...categories.map(({ key }) => key), 'casino']);

  it('has the games before everything else, sports and draws first', () => {
    for (const menu of [categories, sideMenu]) {
      const games = menu.filter(({ key }) => products.has(key));
      expect(menu.slice(0, games.length)).toEqual(games);
      expect(games.slice(0, 2).map(({ key }) => key)).toEqual(['sport', 'mini']);
    }
    expect(bottomBar.map(({ key }) => key).slice(1, 4)).toEqual(['sport', 'mini', 'casino']);
  });
});
