import { randomUUID } from 'node:crypto';
import { callAs, eventually, type Listening, listenTo, serviceCaller } from '@noriter/kit/testing';
import { messageEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { approveMembers, daysAfter } from '../world/board-members.ts';
import { type BoardWorld, NOON, openBoardWorld, type Site, texts } from '../world/board-world.ts';

let world: BoardWorld;
let published: Listening<typeof messageEvents>;

beforeAll(async () => {
  world = await openBoardWorld('board_messages');
  published = await listenTo(world.space, messageEvents);
});
afterEach(() => world.clock.set(NOON));
afterAll(async () => {
  await published.stop();
  await world.close();
});

type Target = { kind: string; level?: number; loginId?: string };

async function send(site: Site, title: string, target: Target, showAt: string | null = null) {
  const body = { target, texts: texts(title), showAt };
  return site.agent()('/api/admin/board/messages/send', body);
}

/** A site with a head office above a store, a member of each, and one of nobody. */
async function openSite() {
  const site = world.site();
  const name = (who: string) => `${who}${site.siteId.slice(5)}`;
  const [head = ''] = await approveMembers(world, site.siteId, [
    { loginId: name('head'), isPartner: true },
  ]);
  const [store = ''] = await approveMembers(world, site.siteId, [
    { loginId: name('store'), isPartner: true, recommenderId: head },
  ]);
  const ids = await approveMembers(world, site.siteId, [
    { loginId: name('near'), recommenderId: head, level: 2 },
    { loginId: name('far'), recommenderId: store },
    { loginId: name('alone') },
  ]);
  const [near, far, alone] = ids.map((memberId) => ownOf(site, memberId));
  if (near === undefined || far === undefined || alone === undefined) throw new Error('Three.');
  return { site, name, near, far, alone };
}

function ownOf(site: Site, memberId: string) {
  const call = site.member({ memberId });
  const list = async (query: object = {}) => (await call('/api/board/msgList', query)).data;
  return {
    memberId,
    call,
    list,
    titles: async () => (await list()).list.map(({ title }: { title: string }) => title),
    unread: async () => (await call('/api/board/msgUnread')).data.unread,
    read: (msgIdx: number) => call('/api/board/msgRead', { msgIdx }),
    remove: (...msgIdx: number[]) => call('/api/board/msgUpdate', { msgIdx, action: 'delete' }),
  };
}

const eventsOf = (key: string) =>
  published.events.flatMap((event) => (event.key === key ? [event.value.event] : []));

describe('a message', () => {
  test('reaches whom it is for: a member, a level, a partner’s members at any depth, everybody', async () => {
    const { site, name, near, far, alone } = await openSite();
    await send(site, '회원', { kind: 'member', loginId: name('ALONE') });
    await send(site, '등급', { kind: 'level', level: 2 });
    await send(site, '본사', { kind: 'partner', loginId: name('head') });
    await send(site, '매장', { kind: 'partner', loginId: name('store') });
    await send(site, '모두', { kind: 'all' });
    expect(await near.titles()).toEqual(['모두', '본사', '등급']);
    expect(await far.titles()).toEqual(['모두', '매장', '본사']);
    expect(await alone.titles()).toEqual(['모두', '회원']);
    expect(await ownOf(world.site(), near.memberId).titles()).toEqual([]);
    const sizes = await Promise.all(
      [
        { kind: 'all' },
        { kind: 'partner', loginId: name('head') },
        { kind: 'level', level: 2 },
      ].map(
        async (target) =>
          (await site.agent()('/api/admin/board/messages/audience', { target })).data.members,
      ),
    );
    expect(sizes).toEqual([5, 4, 1]);
  });

  test('to everybody is one row, and is there at once', async () => {
    const { site, far } = await openSite();
    const rows = () => world.pool.query('select count(*)::int as n from message');
    const before = (await rows()).rows[0].n;
    await send(site, '모두', { kind: 'all' });
    expect((await rows()).rows[0].n).toBe(before + 1);
    expect(await far.unread()).toBe(1);
    await eventually(() =>
      expect(eventsOf(site.siteId)).toMatchObject([
        { case: 'messageShown', value: { audience: 'all' } },
      ]),
    );
  });

  test('is read once, in the reader’s language, and the count is published', async () => {
    const { site, name, near } = await openSite();
    await site.agent()('/api/admin/board/messages/send', {
      target: { kind: 'member', loginId: name('near') },
      texts: texts('안내', { vi: 'Thông báo' }),
    });
    const [row] = (await near.list()).list;
    expect(row).toMatchObject({ title: '안내', isUnread: true });
    const read = await near.call('/api/board/msgRead', { msgIdx: row.msgIdx }, { language: 'vi' });
    expect(read.data).toMatchObject({
      message: { title: 'Thông báo', language: 'vi' },
      unread: 0,
    });
    // Read again it changes nothing that another browser would have to know.
    await near.read(row.msgIdx);
    expect(await near.unread()).toBe(0);
    expect((await near.list()).list[0].isUnread).toBe(false);
    expect((await near.list({ isUnread: true })).list).toEqual([]);
    await site.agent()('/api/admin/board/messages/send', {
      target: { kind: 'member', loginId: name('near') },
      texts: texts('다음'),
    });
    await eventually(() =>
      expect(eventsOf(near.memberId).map((event) => event.value)).toMatchObject([
        { unread: 1 },
        { unread: 0 },
        { unread: 1 },
      ]),
    );
  });

  test('is deleted only once it was read (M002), all that are named or none', async () => {
    const { site, near, far } = await openSite();
    await send(site, '하나', { kind: 'all' });
    await send(site, '둘', { kind: 'all' });
    const [second, first] = (await near.list()).list.map(
      ({ msgIdx }: { msgIdx: number }) => msgIdx,
    );
    expect((await near.remove(first)).resultCode).toBe('M002');
    await near.read(first);
    expect((await near.remove(first, second)).resultCode).toBe('M002');
    expect(await near.titles()).toEqual(['둘', '하나']);
    expect((await near.remove(first)).resultCode).toBe('0');
    expect(await near.titles()).toEqual(['둘']);
    expect(await near.unread()).toBe(1);
    expect((await near.read(first)).resultCode).toBe('BD010');
    expect(await far.titles()).toEqual(['둘', '하나']);
    expect(await far.unread()).toBe(2);
  });

  test('of somebody else is not there', async () => {
    const { site, name, near, far } = await openSite();
    const { data } = await send(site, '비밀', { kind: 'member', loginId: name('near') });
    expect((await far.read(data.msgIdx)).resultCode).toBe('BD010');
    const marked = await far.call('/api/board/msgUpdate', {
      msgIdx: [data.msgIdx],
      action: 'read',
    });
    expect(marked.resultCode).toBe('BD010');
    expect(await near.unread()).toBe(1);
  });

  test('at a time is there from then on, and announced then', async () => {
    const { site, near } = await openSite();
    await send(site, '내일', { kind: 'all' }, daysAfter(1));
    await world.running.runJob('announce-messages');
    expect(await near.titles()).toEqual([]);
    expect(eventsOf(site.siteId)).toEqual([]);
    world.clock.set(daysAfter(1));
    expect(await near.titles()).toEqual(['내일']);
    await world.running.runJob('announce-messages');
    await world.running.runJob('announce-messages');
    await eventually(() => expect(eventsOf(site.siteId)).toHaveLength(1));
  });

  test('recalled is gone for who has not read it, and stays with who has', async () => {
    const { site, near, far } = await openSite();
    const { data } = await send(site, '정정', { kind: 'all' });
    await near.read(data.msgIdx);
    const recall = () => site.agent()('/api/admin/board/messages/recall', { msgIdx: data.msgIdx });
    expect((await recall()).data).toEqual({ readers: 1 });
    expect((await recall()).resultCode).toBe('BD012');
    expect(await near.titles()).toEqual(['정정']);
    expect(await far.titles()).toEqual([]);
    expect((await far.read(data.msgIdx)).resultCode).toBe('BD010');
    expect(await far.unread()).toBe(0);
  });

  test('of before a member came is not theirs', async () => {
    const { site, name } = await openSite();
    await send(site, '예전', { kind: 'all' });
    world.clock.set(daysAfter(2));
    const newcomer = { loginId: name('new'), joinedAt: daysAfter(1) };
    const [memberId = ''] = await approveMembers(world, site.siteId, [newcomer]);
    await send(site, '새로', { kind: 'all' });
    expect(await ownOf(site, memberId).titles()).toEqual(['새로']);
  });

  test('is kept for ninety days, and of those the newest two hundred', async () => {
    const { site, near } = await openSite();
    await send(site, '오래된', { kind: 'all' });
    world.clock.set(daysAfter(89));
    expect(await near.titles()).toEqual(['오래된']);
    world.clock.set(daysAfter(91));
    expect(await near.titles()).toEqual([]);
    await world.pool.query(
      `insert into message (site_id, audience, texts, shown_at, announced_at, effect, sent_at, sent_by)
       select $1, 'all', '{"ko":{"title":"x","body":"x"}}', $2::timestamptz - n * interval '1 s', $2,
         gen_random_uuid(), $2, 'x' from generate_series(1, 230) as n`,
      [site.siteId, daysAfter(91)],
    );
    expect((await near.list()).pageInfo.tatal_list_count).toBe(200);
    expect(await near.unread()).toBe(100);
    await world.running.runJob('clear-messages');
    const { rows } = await world.pool.query(
      `select count(*)::int as n from message where site_id = $1 and texts -> 'ko' ->> 'title' = '오래된'`,
      [site.siteId],
    );
    expect(rows[0].n).toBe(0);
  });

  test('is counted for many at once as for each of them', async () => {
    const { site, name, near, far, alone } = await openSite();
    for (const title of ['하나', '둘', '셋']) await send(site, title, { kind: 'all' });
    await send(site, '등급', { kind: 'level', level: 2 });
    await send(site, '본사', { kind: 'partner', loginId: name('head') });
    await send(site, '매장', { kind: 'partner', loginId: name('store') });
    const recalled = (await send(site, '회수', { kind: 'all' })).data.msgIdx;
    const [newest] = (await near.list()).list;
    await near.read(newest.msgIdx);
    await near.read(recalled);
    await far.read(recalled);
    await far.remove(recalled);
    await site.agent()('/api/admin/board/messages/recall', { msgIdx: recalled });
    await world.pool.query(
      `insert into message (site_id, audience, texts, shown_at, announced_at, effect, sent_at, sent_by)
       select $1, 'member:' || $2, '{"ko":{"title":"x","body":"x"}}', $3::timestamptz - n * interval '1 s',
         $3, gen_random_uuid(), $3, 'x' from generate_series(1, 230) as n`,
      [site.siteId, alone.memberId, NOON],
    );
    const people = [near, far, alone, ownOf(site, randomUUID())];
    const each = await Promise.all(people.map((one) => one.unread()));
    const call = callAs(
      { url: world.running.url, key: world.space.keyring },
      serviceCaller('notifier'),
    );
    const asked = { site: site.siteId, memberIds: people.map(({ memberId }) => memberId) };
    const { data } = await call('/internal/board/unread', asked);
    expect(data.list.map(({ unread }: { unread: number }) => unread)).toEqual(each);
    expect(each).toEqual([5, 5, 100, 3]);
  });

  test('is sent once, however often the request comes', async () => {
    const { site, near } = await openSite();
    const body = { target: { kind: 'all' }, texts: texts('한 번') };
    const key = { idempotencyKey: randomUUID() };
    const agent = site.agent();
    const answers = await Promise.all(
      [1, 2, 3].map(() => agent('/api/admin/board/messages/send', body, key)),
    );
    expect(new Set(answers.map(({ data }) => data.msgIdx)).size).toBe(1);
    expect(await near.titles()).toEqual(['한 번']);
    const other = { ...body, target: { kind: 'level', level: 1 } };
    expect((await agent('/api/admin/board/messages/send', other, key)).resultCode).toBe('C999');
    await world.pool.query('delete from kit.http_idempotency');
    expect((await agent('/api/admin/board/messages/send', body, key)).resultCode).toBe('T999');
  });
});

describe('operators', () => {
  test('see what was sent, whom it was for and how many have read it', async () => {
    const { site, name, near, far } = await openSite();
    const { data } = await send(site, '본사', { kind: 'partner', loginId: name('head') });
    await near.read(data.msgIdx);
    await far.read(data.msgIdx);
    await send(site, '예약', { kind: 'all' }, daysAfter(3));
    const listed = await site.agent()('/api/admin/board/messages/list');
    expect(listed.data.list).toMatchObject([
      { title: '예약', state: 'scheduled', readers: 0, audience: { kind: 'all' } },
      {
        title: '본사',
        state: 'shown',
        readers: 2,
        sentBy: 'agent',
        audience: { kind: 'partner', loginId: name('head') },
      },
    ]);
    const one = await site.agent()('/api/admin/board/messages/get', { msgIdx: data.msgIdx });
    expect(one.data).toMatchObject({ members: 4, readers: 2, texts: texts('본사') });
    const kinds = await site.agent()('/api/admin/board/messages/list', { kind: 'partner' });
    expect(kinds.data.list).toHaveLength(1);
  });

  test('are refused recipients that are not there, and times that are none', async () => {
    const { site, name } = await openSite();
    const codeOf = async (target: Target, showAt: string | null = null) =>
      (await send(site, '안내', target, showAt)).resultCode;
    expect(await codeOf({ kind: 'member', loginId: 'nobody' })).toBe('BD011');
    expect(await codeOf({ kind: 'partner', loginId: name('near') })).toBe('BD011');
    expect(await codeOf({ kind: 'all' }, daysAfter(-1))).toBe('BD013');
    expect(await codeOf({ kind: 'all' }, daysAfter(91))).toBe('BD013');
    expect(await codeOf({ kind: 'level', level: 0 })).toBe('H400');
    expect(await codeOf({ kind: 'elsewhere' })).toBe('H400');
  });

  test('need the permission; members and guests never reach these calls', async () => {
    const { operator, member, guest } = world.site();
    for (const verb of ['list', 'get', 'audience', 'send', 'recall']) {
      const body = { msgIdx: 1, target: { kind: 'all' }, texts: texts('x') };
      const path = `/api/admin/board/messages/${verb}`;
      expect((await operator('content.manage')(path, body)).resultCode).toBe('H403');
      expect((await member()(path, body)).resultCode).toBe('H403');
      expect((await guest(path, body)).resultCode).toBe('H401');
    }
    expect((await guest('/api/board/msgList')).resultCode).toBe('H401');
  });
});
