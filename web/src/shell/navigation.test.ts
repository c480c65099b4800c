import { describe, expect, it } from 'vitest';
import { desktopRoutes, mobileRoutes } from '../app/specified-routes.ts';
import { isAlsoAt } from './navigation.ts';

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
