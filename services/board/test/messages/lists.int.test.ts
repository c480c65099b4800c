import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clearMessages } from '../../src/messages/actions/clear-messages.ts';
import { approveMembers, daysAfter } from '../world/board-members.ts';
import { type BoardWorld, NOON, openBoardWorld, type Site, texts } from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_lists');
});
afterEach(() => {
  world.clock.set(NOON);
  Object.assign(world.promotion.state, { isDown: false, memberIds: [], asked: [] });
});
afterAll(() => world.close());

const filter = {
  levelFrom: null,
  levelTo: null,
  rankFrom: null,
  below: null,
  turnoverMin: '100000',
  turnoverMax: null,
  turnoverDays: 30,
  sleepingDays: null,
};
const path = '/api/admin/board/messages';

const send = (site: Site, title: string, changes: object = {}, showAt: string | null = null) =>
  site.agent()(`${path}/send`, {
    target: { kind: 'filter', filter: { ...filter, ...changes } },
    texts: texts(title),
    showAt,
  });

const titlesOf = async (site: Site, memberId: string) => {
  const { data } = await site.member({ memberId })('/api/board/msgList');
  return data.list.map(({ title }: { title: string }) => title);
};

describe('a message to whom a filter finds', () => {
  test('says before how many, and is theirs whatever they do later', async () => {
    const site = world.site();
    const found = Array.from({ length: 5 }, () => randomUUID());
    world.promotion.state.memberIds = found;
    const target = { kind: 'filter', filter };
    const size = await site.agent()(`${path}/audience`, { target });
    expect(size.data).toEqual({ members: 5 });
    const { data } = await send(site, '감사');
    world.promotion.state.memberIds = [randomUUID()];
    for (const memberId of found) expect(await titlesOf(site, memberId)).toEqual(['감사']);
    expect(await titlesOf(site, randomUUID())).toEqual([]);
    const [first = ''] = found;
    const unread = await site.member({ memberId: first })('/api/board/msgUnread');
    expect(unread.data).toEqual({ unread: 1 });
    const sent = await site.agent()(`${path}/list`, { kind: 'list' });
    expect(sent.data.list).toMatchObject([
      { msgIdx: data.msgIdx, audience: { kind: 'list', filter, members: 5, memberId: null } },
    ]);
  });

  test('is below a partner by the partner’s id, and of nobody is refused', async () => {
    const site = world.site();
    const loginId = `store${site.siteId.slice(5)}`;
    const [partnerId] = await approveMembers(world, site.siteId, [{ loginId, isPartner: true }]);
    expect((await send(site, '하위', { below: loginId })).resultCode).toBe('BD014');
    expect(world.promotion.state.asked).toMatchObject([{ below: partnerId }]);
    expect((await send(site, '하위', { below: 'nobody' })).resultCode).toBe('BD011');
    expect((await send(site, '모두', { turnoverMin: null })).resultCode).toBe('H400');
  });

  test('is found when it is sent and shown at its time; a recall takes it back', async () => {
    const site = world.site();
    const memberId = randomUUID();
    world.promotion.state.memberIds = [memberId];
    const { data } = await send(site, '내일', {}, daysAfter(1));
    expect(await titlesOf(site, memberId)).toEqual([]);
    world.clock.set(daysAfter(1.5));
    expect(await titlesOf(site, memberId)).toEqual(['내일']);
    await site.agent()(`${path}/recall`, { msgIdx: data.msgIdx });
    expect(await titlesOf(site, memberId)).toEqual([]);
  });

  test('waits for nobody: without the promotion service it is refused, and others go on', async () => {
    const site = world.site();
    world.promotion.state.isDown = true;
    const refused = await send(site, '조건');
    expect(refused.resultCode).toBe('TE99');
    const all = { target: { kind: 'all' }, texts: texts('전체'), showAt: null };
    expect((await site.agent()(`${path}/send`, all)).resultCode).toBe('0');
  });

  test('goes with its list when nobody has it any more', async () => {
    const site = world.site();
    world.promotion.state.memberIds = [randomUUID()];
    await send(site, '오래된');
    const lists = async () => {
      const { rows } = await world.pool.query(
        'select from message_list join message_list_member using (list_id) where site_id = $1',
        [site.siteId],
      );
      return rows.length;
    };
    const { signal } = new AbortController();
    await clearMessages(world.running.deps, signal);
    expect(await lists()).toBe(1);
    world.clock.set(daysAfter(91));
    await clearMessages(world.running.deps, signal);
    expect(await lists()).toBe(0);
  });
});
