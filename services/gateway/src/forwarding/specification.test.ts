import { readFileSync } from 'node:fs';
import { routes } from '@noriter/registry/routes';
import { describe, expect, it } from 'vitest';
import { createRouting } from './routing.ts';

/** Calls that a client of the specification makes of boards, messages, coupons and what is given. */
const calls = [
  '/api/etc/banner',
  '/api/etc/popupList',
  '/api/main',
  '/api/main/nt/list',
  '/api/main/cashList',
  '/api/main/popupList',
  ...['list', 'datail', 'save'].map((act) => `/api/board/free/${act}`),
  ...['list', 'datail', 'save'].map((act) => `/api/board/qna/${act}`),
  ...['list', 'datail'].map((act) => `/api/board/notice/${act}`),
  '/api/board/faq/list',
  '/api/board/cmtSave',
  '/api/board/msgList',
  '/api/board/msgUpdate',
  '/api/board/msgRead',
  ...['list', 'use', 'gift', 'gifts'].map((act) => `/api/coupon/${act}`),
  ...['sheet', 'stamp', 'makeUp'].map((act) => `/api/promotion/attendance/${act}`),
  ...['wheel', 'spin', 'proof'].map((act) => `/api/promotion/roulette/${act}`),
];

/** Its pages of them, on a desktop and on a phone. */
const pages = [
  'attendendance',
  'attendance',
  'rotary',
  'live',
  'faq',
  'noticeList',
  'board/list',
  'board/write',
  'board/read/$boardIdx',
  'cscenter',
  'cscenter/account',
  'cscenter/bettingguide/sport',
  'cscenter/gameguide',
  'cscenter/notice/list',
  'cscenter/notice/read/$boardIdx',
  'notice/read/$boardIdx',
  'cscenter/qna/list',
  'cscenter/qna/write',
  'cscenter/qna/read/$boardIdx',
  'qnaList',
  'qnaWrite',
  'qna/read/$boardIdx',
  'cscenter/faq/list',
  'mypage/coupon/use',
  'mypage/coupon/gift',
  'mypage/coupon/list',
  'couponMain',
  'coupon',
  'mypage/message/list',
  'mypage/message/read/$msgIdx',
  'msgMain',
  'msg',
  'msgRead/$msgIdx',
].map((page) => `/member/${page}`);

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const route = createRouting(routes);

describe('what the specification names', () => {
  it.each(calls)('%s is answered by the service that it is sent to', (call) => {
    const service = route(call);
    const { paths } = JSON.parse(read(`docs/openapi/${service}.json`));
    expect(Object.keys(paths)).toContain(call);
  });

  it(`has all of its ${pages.length} pages`, () => {
    const tree = read('web/src/routeTree.gen.ts');
    expect(pages.filter((page) => !tree.includes(`'${page}': typeof`))).toEqual([]);
  });
});
