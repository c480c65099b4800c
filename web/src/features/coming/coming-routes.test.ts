import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comingRedirects, comingRoutes, comingTitle } from './coming-routes.ts';

const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8');
const built = new Set(
  [...tree.matchAll(/^\s+'(\/member\/[^']+)': typeof/gm)].map(([, path]) => path),
);

describe('the addresses of what does not exist yet', () => {
  it('are each written once', () => {
    const paths = comingRoutes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are found with an id in their place', () => {
    expect(comingTitle('board/read/12')).toBe('board');
    expect(comingTitle('/msgRead/7/')).toBe('messages');
    expect(comingTitle('slotgame/slot_elle')).toBe('slot');
  });

  it('are not found when the specification has none', () => {
    expect(comingTitle('board/read')).toBeNull();
    expect(comingTitle('nothing')).toBeNull();
    expect(comingTitle('')).toBeNull();
  });

  it('lead on to an address that is there', () => {
    for (const to of Object.values(comingRedirects)) expect(built).toContain(to);
  });

  it('leave the table when they are built', () => {
    expect(built.size).toBeGreaterThan(10);
    for (const { path } of comingRoutes) expect(built).not.toContain(`/member/${path}`);
  });
});

describe('the router', () => {
  const specified = [
    'moneyMain',
    'moneyMain/charge',
    'moneyMain/exchange',
    'chargeMain',
    'chargeMain/charge',
    'chargeMain/chargeList',
    'exchangeMain',
    'exchangeMain/exchange',
    'exchangeMain/exchangeList',
    'charge',
    'exchange',
    'info',
    'myinfo',
    'mypage',
    'mypage/info',
    'mypage/charge/list',
    'mypage/exchange/list',
    'mypage/point',
    'mypage/point/use',
    'mypage/point/list',
    'mypage/point/change',
    'pointMain',
    'point',
    'mypage/winlose',
    'winlose',
    'gameway',
    'cscenter',
    'cscenter/notice/list',
    'cscenter/notice/read/$boardIdx',
    'cscenter/faq/list',
    'cscenter/bettingguide',
    'cscenter/bettingguide/sport',
    'cscenter/gameguide',
    'noticeList',
    'notice/read/$boardIdx',
    'faq',
    'rule',
    'minigame',
    'minigame/powerball',
    'minigame/speedpowerball',
    'minigame/powerladder',
    'minigame/speedkino',
    'minigame/kinoladder',
    'sport',
    'sport/livebetting',
    'sport/combinationbetting',
    'sport/special',
    'esport',
    'esport/gamestart',
    'virtualgame',
    'result/sport',
    'result/sport/winloose',
    'result/sport/handy',
    'result/sport/underover',
    'result/sport/special',
    'bet',
    'mypage/betting/list',
    'betList',
    'resultMain',
    'result',
    'result/mini',
  ];

  it.each(specified)('has a page of its own for /member/%s', (path) => {
    expect(tree).toContain(`'/member/${path}`);
  });
});
