import { routes } from '@noriter/registry/routes';
import { describe, expect, it } from 'vitest';
import { createRouting, withoutLastSlash } from './routing.ts';

const route = createRouting(routes);

describe('routing', () => {
  it.each([
    ['/api/cash/getUserCash', 'wallet'],
    ['/api/cash', 'wallet'],
    ['/api/point/convert', 'wallet'],
    ['/api/main/cashList', 'wallet'],
    ['/api/main/topWithdrawals', 'wallet'],
    ['/api/admin/cash/list', 'wallet'],
    ['/api/admin/audit/wallet/verify', 'wallet'],
    ['/api/admin/audit/identity/list', 'identity'],
    ['/api/minigame/powerballResult', 'betting'],
    ['/api/minigame/slots/powerball/single', 'betting'],
    ['/api/bet/betProc', 'betting'],
    ['/api/admin/betting/mini/odds/set', 'betting'],
    ['/api/admin/audit/betting/list', 'betting'],
    ['/api/main', 'board'],
    ['/api/main/popupList', 'board'],
    ['/api/main/nt/list', 'board'],
    ['/api/board/notice/datail', 'board'],
    ['/api/etc/banner', 'board'],
    ['/api/etc/popupList', 'board'],
    ['/api/etc/textPage', 'board'],
    ['/api/etc/bank', 'identity'],
    ['/api/admin/board/popups/save', 'board'],
    ['/api/admin/audit/board/list', 'board'],
    ['/api/member/login', 'identity'],
    ['/api/cash/list?page=2', 'wallet'],
    ['/api/cash/list/', 'wallet'],
    ['/api/cash/list/?page=2', 'wallet'],
  ])('sends %s to %s', (url, service) => {
    expect(route(url)).toBe(service);
  });

  it('matches whole segments: a path that only begins like the wallet is not the wallet', () => {
    expect(route('/api/cashier')).toBe('identity');
    expect(route('/api/cash-out/x')).toBe('identity');
  });

  it.each([
    '/api',
    '/api/',
    '/api//cash',
    '/api/cash//',
    '/api/cash/list//?page=2',
    '/api/../internal/balances',
    '/api/cash/..%2f..%2finternal',
    '/api/%63ash/in',
    '/api/cash;v=1/in',
    '/api/cash/in#x',
    '/apix/cash',
    'http://other/api/cash/in',
    '',
  ])('knows no service for %s', (url) => {
    expect(route(url)).toBeNull();
  });

  it.each([
    ['/api/cash/list/', '/api/cash/list'],
    ['/api/cash/list/?page=2', '/api/cash/list?page=2'],
    ['/api/cash/list?next=/a/', '/api/cash/list?next=/a/'],
    ['/api/cash/list', '/api/cash/list'],
  ])('a service gets %s as %s', (url, forwarded) => {
    expect(withoutLastSlash(url)).toBe(forwarded);
  });
});
