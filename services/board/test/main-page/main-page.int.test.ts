import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { approveMembers } from '../world/board-members.ts';
import type { BoardWorld } from '../world/board-world.ts';
import { bannerOf, NOON, noticeOf, openBoardWorld, popupOf, putUp } from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_main_page');
});
afterEach(() => {
  world.clock.set(NOON);
  Object.assign(world.promotion.state, { isDown: false, isStamped: false, mainCalls: 0 });
  Object.assign(world.wallet.state, { isDown: false, calls: 0 });
});
afterAll(() => world.close());

const later = () => world.clock.advance(10_000);

describe('the main page in one call', () => {
  test('has all that is shown at first, in the reader’s language', async () => {
    const site = world.site();
    await putUp(site, 'notices', noticeOf('공지'));
    await putUp(site, 'banners', bannerOf('배너'));
    await putUp(site, 'popups', popupOf('회원 팝업', { audience: 'members' }));
    const { data } = await site.guest('/api/main', {}, { language: 'en' });
    expect(data).toMatchObject({
      banners: [{ title: '배너' }],
      popups: [],
      notices: [{ title: '공지' }],
      posts: null,
      cash: { deposits: [{ memberMasked: 'pl***', amount: '50000' }], withdrawals: [] },
      ranking: { today: [{}], week: [{}] },
      promotions: [{ promotionId: 'p', title: '출석 en', note: '매일 en' }],
      attendance: null,
    });
  });

  test('has of a member their attendance as it is, and what members wrote', async () => {
    const site = world.site();
    const loginId = `m${site.siteId.slice(5)}`;
    const [memberId = ''] = await approveMembers(world, site.siteId, [
      { loginId, nickname: '놀이터지기' },
    ]);
    const member = site.member({ memberId });
    const post = { category: 'normal', title: '첫 글입니다', body: '안녕하세요' };
    expect((await member('/api/board/free/save', post)).resultCode).toBe('0');
    const { data } = await member('/api/main');
    expect(data.attendance).toEqual({ title: '출석', isStamped: false, currentRun: 3 });
    expect(data.posts).toMatchObject([{ title: '첫 글입니다', isMine: false }]);
    expect(data.posts[0].author).not.toBe('놀이터지기');
    world.promotion.state.isStamped = true;
    expect((await member('/api/main')).data.attendance.isStamped).toBe(true);
  });

  test('asks other services once for all who come within seconds', async () => {
    const site = world.site();
    await Promise.all(Array.from({ length: 30 }, () => site.guest('/api/main')));
    expect([world.wallet.state.calls, world.promotion.state.mainCalls]).toEqual([1, 1]);
    later();
    await site.guest('/api/main');
    expect([world.wallet.state.calls, world.promotion.state.mainCalls]).toEqual([2, 2]);
  });

  test('is shown without who is away, and whole again when they are back', async () => {
    const site = world.site();
    Object.assign(world.wallet.state, { isDown: true });
    Object.assign(world.promotion.state, { isDown: true });
    const away = await site.member()('/api/main');
    expect(away.resultCode).toBe('0');
    expect(away.data).toMatchObject({
      notices: [],
      cash: null,
      ranking: null,
      promotions: null,
      attendance: null,
    });
    Object.assign(world.wallet.state, { isDown: false });
    Object.assign(world.promotion.state, { isDown: false });
    later();
    const back = await site.guest('/api/main');
    expect(back.data).toMatchObject({ ranking: { today: [{}] }, promotions: [{}] });
  });

  test('has at once what operators change', async () => {
    const site = world.site();
    expect((await site.guest('/api/main')).data.notices).toEqual([]);
    await putUp(site, 'notices', noticeOf('새 공지'));
    expect((await site.guest('/api/main')).data.notices).toMatchObject([{ title: '새 공지' }]);
  });
});
