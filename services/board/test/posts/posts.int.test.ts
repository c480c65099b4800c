import { randomUUID } from 'node:crypto';
import { countingInVain } from '@noriter/kit/testing/rows-in-vain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeLimits } from '../../src/posts/domain/post-rules.ts';
import { countPosts, listPosts, postOrders } from '../../src/posts/store/list-posts.ts';
import { approveMembers, daysAfter } from '../world/board-members.ts';
import { type BoardWorld, NOON, openBoardWorld, type Site } from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_posts');
});
afterEach(() => {
  world.clock.set(NOON);
  world.betting.state.isDown = false;
});
afterAll(() => world.close());

type Author = Awaited<ReturnType<typeof openSite>>['writer'];
let networks = 0;

async function openSite() {
  const site = world.site();
  const name = (who: string) => `${who}${site.siteId.slice(5)}`;
  const [writerId = '', readerId = '', newId = ''] = await approveMembers(world, site.siteId, [
    { loginId: name('writer'), nickname: '홍길동' },
    { loginId: name('reader'), nickname: '김철수' },
    { loginId: name('new'), joinedAt: NOON },
  ]);
  const personOf = (memberId: string) => {
    networks += 1;
    const address = `10.${networks >> 8}.${networks & 255}.7`;
    const call = site.member({ memberId, address });
    return {
      memberId,
      call,
      write: (changes: object = {}) =>
        call(
          '/api/board/free/save',
          { title: '축구 분석', body: '오늘 **승**', ...changes },
          key(),
        ),
      read: (boardIdx: number) => call('/api/board/free/datail', { boardIdx }),
      list: async (query: object = {}) => (await call('/api/board/free/list', query)).data,
      comment: (boardIdx: number, body: string, parentIdx: number | null = null) =>
        call('/api/board/cmtSave', { boardIdx, body, parentIdx }, key()),
    };
  };
  const [writer, reader, newcomer] = [writerId, readerId, newId].map(personOf);
  if (writer === undefined || reader === undefined || newcomer === undefined) throw new Error('3');
  return { site, name, writer, reader, newcomer };
}

const key = () => ({ idempotencyKey: randomUUID() });

async function written(author: Author, changes: object = {}): Promise<number> {
  const answer = await author.write(changes);
  if (answer.resultCode !== '0') throw new Error(JSON.stringify(answer));
  return answer.data.boardIdx;
}

const titlesOf = (data: { list: { title: string }[] }) => data.list.map(({ title }) => title);
const ban = (site: Site, written: string, kind = 'word') =>
  site.agent()('/api/admin/board/words/set', { kind, written, isBanned: true });

describe('a post', () => {
  test('is listed and read, its author masked, each reader counted once', async () => {
    const { writer, reader } = await openSite();
    const boardIdx = await written(writer);
    await reader.read(boardIdx);
    const { data } = await reader.read(boardIdx);
    expect(data.board).toMatchObject({
      boardIdx,
      category: 'normal',
      title: '축구 분석',
      body: '오늘 **승**',
      author: '홍*동',
      isMine: false,
      views: 1,
      isEditable: false,
      ticket: null,
    });
    const own = await writer.read(boardIdx);
    expect(own.data.board).toMatchObject({ author: '홍길동', isMine: true, views: 2 });
    const listed = await reader.list();
    expect(listed).toMatchObject({ idxList: [boardIdx], list: [{ title: '축구 분석' }] });
    expect((await reader.list({ isMine: true })).list).toEqual([]);
    expect((await world.site().member()('/api/board/free/datail', { boardIdx })).resultCode).toBe(
      'BD001',
    );
  });

  test('is changed by its author for a day, from the version that was read; nothing is lost', async () => {
    const { site, writer, reader } = await openSite();
    const boardIdx = await written(writer);
    const change = { boardIdx, version: 1, title: '바뀐 제목' };
    expect((await reader.write(change)).resultCode).toBe('BD020');
    expect((await writer.write(change)).resultCode).toBe('0');
    expect((await writer.write(change)).resultCode).toBe('BD031');
    world.clock.set(daysAfter(1));
    expect((await writer.write({ ...change, version: 2 })).resultCode).toBe('BD021');
    const removed = await writer.call('/api/board/free/delete', { boardIdx });
    expect(removed.resultCode).toBe('0');
    expect((await reader.read(boardIdx)).resultCode).toBe('BD001');
    expect((await reader.list()).list).toEqual([]);
    const kept = await site.agent()('/api/admin/board/posts/get', { boardIdx });
    expect(kept.data).toMatchObject({
      state: 'deleted',
      title: '바뀐 제목',
      versions: [{ version: 1, title: '축구 분석', body: '오늘 **승**' }],
    });
  });

  test('attack: a wording buried under fifty others is still shown, as a post is changed twenty times', async () => {
    const { site, writer } = await openSite();
    const boardIdx = await written(writer, { title: '첫 문구' });
    const change = (version: number) =>
      writer.write({ boardIdx, version, title: `문구 ${version}` });
    for (let version = 1; version <= 20; version += 1) {
      expect((await change(version)).resultCode).toBe('0');
    }
    expect(await change(21)).toMatchObject({
      resultCode: 'BD034',
      resultMessage: '글 하나는 20번까지만 수정할 수 있습니다.',
    });
    const kept = await site.agent()('/api/admin/board/posts/get', { boardIdx });
    const { versions } = kept.data as { versions: { version: number; title: string }[] };
    expect(versions).toHaveLength(20);
    expect(versions).toContainEqual(expect.objectContaining({ version: 1, title: '첫 문구' }));
  });

  test('is found by two letters of title, text or author, and by 초성', async () => {
    const { writer, reader } = await openSite();
    await written(writer, { title: '축구 토토 분석', body: '맨체스터 United' });
    await written(writer, { title: '야구 이야기', body: '오늘의 경기' });
    const found = async (search: string) => titlesOf(await reader.list({ search }));
    expect(await found('축구')).toEqual(['축구 토토 분석']);
    expect(await found('ㅊㄱ')).toEqual(['축구 토토 분석']);
    expect(await found('united')).toEqual(['축구 토토 분석']);
    expect(await found('경기')).toEqual(['야구 이야기']);
    expect(await found('길동')).toEqual(['야구 이야기', '축구 토토 분석']);
    expect(await found('농구')).toEqual([]);
    expect(await found('축')).toEqual([]);
    expect(await found("%' or 1=1 --")).toEqual([]);
  });

  test('stands by likes or comments, pinned ones first among the newest', async () => {
    const { site, writer, reader } = await openSite();
    const first = await written(writer, { title: '하나' });
    const second = await written(writer, { title: '둘둘' });
    const like = (isLiked: boolean) =>
      reader.call('/api/board/free/like', { boardIdx: first, isLiked });
    expect((await like(true)).data.likes).toBe(1);
    expect((await like(true)).data.likes).toBe(1);
    expect(titlesOf(await reader.list({ order: 'liked' }))).toEqual(['하나', '둘둘']);
    expect((await like(false)).data.likes).toBe(0);
    await reader.comment(first, '댓글');
    expect(titlesOf(await reader.list({ order: 'commented' }))).toEqual(['하나', '둘둘']);
    expect(titlesOf(await reader.list())).toEqual(['둘둘', '하나']);
    const pin = { boardIdx: first, category: 'event', pinned: true };
    await site.agent()('/api/admin/board/posts/arrange', pin);
    expect(titlesOf(await reader.list())).toEqual(['하나', '둘둘']);
    expect(titlesOf(await reader.list({ category: 'event' }))).toEqual(['하나']);
    expect((await reader.read(second)).data).toMatchObject({
      previous: { boardIdx: first },
      next: null,
    });
  });

  test('of a rare category is listed and counted without looking at the others', async () => {
    const { siteId } = world.site();
    await world.pool.query(
      `insert into post (site_id, member_id, category, title, body, address, effect, made_at,
         search_text, grams)
       select $1, gen_random_uuid(), case when n % 2000 = 0 then 'event' else 'normal' end,
         '글 ' || n, '본문', '', gen_random_uuid(), $2::timestamptz, '', '{}'
       from generate_series(1, 10000) as n`,
      [siteId, NOON],
    );
    await world.pool.query('analyze post');
    const { pool, inVain } = countingInVain(world.pool);
    const conditions = { siteId, category: 'event', search: '' } as const;
    for (const order of postOrders) {
      expect(await listPosts(pool, { ...conditions, order, page: 1 })).toHaveLength(5);
    }
    expect(await countPosts(pool, conditions)).toBe(5);
    expect(inVain()).toBeLessThan(100);
  });

  test('shows an attached bet as it stands, without the stake that its owner hides', async () => {
    const { writer, reader } = await openSite();
    const betId = randomUUID();
    world.betting.bets.set(betId, { memberId: writer.memberId, state: 'accepted' });
    expect((await reader.write({ betId })).resultCode).toBe('BD029');
    const boardIdx = await written(writer, { betId, isStakeHidden: true });
    const ticketFor = async (who: Author) => (await who.read(boardIdx)).data.board.ticket;
    expect(await ticketFor(reader)).toMatchObject({ state: 'accepted', cash: null, odds: '1.95' });
    expect(await ticketFor(writer)).toMatchObject({ cash: '50000' });
    world.betting.bets.set(betId, { memberId: writer.memberId, state: 'won' });
    expect(await ticketFor(reader)).toMatchObject({ state: 'won', winCash: null });
    world.betting.state.isDown = true;
    expect(await ticketFor(reader)).toBeNull();
  });

  test.each([true, false])(
    'names an attached bet to its owner alone, its stake hidden or not: %s',
    async (isStakeHidden) => {
      const { writer, reader } = await openSite();
      const betId = randomUUID();
      world.betting.bets.set(betId, { memberId: writer.memberId, state: 'accepted' });
      const boardIdx = await written(writer, { betId, isStakeHidden });
      const cash = isStakeHidden ? null : '50000';
      const toOthers = await reader.read(boardIdx);
      expect(toOthers.data.board).toMatchObject({ betId: null, ticket: { betId: null, cash } });
      expect(JSON.stringify(toOthers)).not.toContain(betId);
      const toOwner = await writer.read(boardIdx);
      expect(toOwner.data.board).toMatchObject({ betId, ticket: { betId, cash: '50000' } });
    },
  );

  test('is written once, however often the request comes', async () => {
    const { writer } = await openSite();
    const once = key();
    const body = { title: '한 번', body: '내용' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => writer.call('/api/board/free/save', body, once)),
    );
    expect(new Set(answers.map(({ data }) => data.boardIdx)).size).toBe(1);
    expect((await writer.list()).list).toHaveLength(1);
  });
});

describe('comments', () => {
  test('have answers of one level, and leave their place when they go', async () => {
    const { writer, reader } = await openSite();
    const boardIdx = await written(writer);
    const cmtIdx = (await reader.comment(boardIdx, '첫 댓글')).data.cmtIdx;
    await reader.comment(boardIdx, '둘째');
    const answer = (await writer.comment(boardIdx, '답글', cmtIdx)).data.cmtIdx;
    expect((await reader.comment(boardIdx, '답글의 답글', answer)).resultCode).toBe('BD027');
    expect((await writer.call('/api/board/cmtDelete', { cmtIdx })).resultCode).toBe('BD020');
    await reader.call('/api/board/cmtDelete', { cmtIdx });
    const { data } = await writer.read(boardIdx);
    expect(data.comments).toMatchObject([
      { body: '', state: 'deleted', author: '김*수' },
      { body: '답글', parentIdx: cmtIdx, isMine: true },
      { body: '둘째', parentIdx: null },
    ]);
    expect(data.board.comments).toBe(2);
  });

  test('attack: comments written and taken away leave no room for those of others', async () => {
    const { site, writer, reader } = await openSite();
    const boardIdx = await written(writer);
    await world.pool.query(
      `insert into post_comment (post_idx, member_id, body, address, effect, made_at, deleted_at)
       select $1, gen_random_uuid(), '도배', '', gen_random_uuid(), $2, $2
       from generate_series(1, 2100)`,
      [boardIdx, NOON],
    );
    await reader.comment(boardIdx, '마지막 댓글');
    const { data } = await writer.read(boardIdx);
    expect(data.comments).toMatchObject([{ body: '마지막 댓글' }]);
    const backOffice = await site.agent()('/api/admin/board/posts/get', { boardIdx });
    expect(backOffice.data.commentList).toMatchObject([{ body: '마지막 댓글' }]);
  });
});

/** As many posts as a network may write in an hour, of many members. */
const fillPosts = (siteId: string, network: string) =>
  world.pool.query(
    `insert into post (site_id, member_id, category, title, body, address, network, effect, made_at,
       search_text, grams)
     select $1, gen_random_uuid(), 'normal', '도배', '도배', '', $2, gen_random_uuid(),
       $3::timestamptz, '', '{}'
     from generate_series(1, ${writeLimits.post.fromNetworkInHour})`,
    [siteId, network, NOON],
  );

const fillComments = (boardIdx: number, network: string) =>
  world.pool.query(
    `insert into post_comment (post_idx, member_id, body, address, network, effect, made_at)
     select $1, gen_random_uuid(), '도배', '', $2, gen_random_uuid(), $3::timestamptz
     from generate_series(1, ${writeLimits.comment.fromNetworkInHour})`,
    [boardIdx, network, NOON],
  );

describe('who may write', () => {
  test('a new member writes no post and no link, but a comment', async () => {
    const { writer, newcomer } = await openSite();
    const boardIdx = await written(writer);
    expect((await newcomer.write()).resultCode).toBe('BD025');
    expect((await newcomer.comment(boardIdx, 'https://t.me/x')).resultCode).toBe('BD025');
    expect((await newcomer.comment(boardIdx, '반갑습니다')).resultCode).toBe('0');
    world.clock.set(daysAfter(1));
    expect((await newcomer.write()).resultCode).toBe('0');
  });

  test('nobody writes more than the limits, also at the same time', async () => {
    const { writer } = await openSite();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => writer.write()));
    const codes = answers.map(({ resultCode }) => resultCode).toSorted();
    expect(codes).toEqual(['0', '0', 'BD024', 'BD024', 'BD024']);
  });

  test('attack: nobody is silenced by neighbours of their address, or from another site', async () => {
    const { site, writer } = await openSite();
    const abroad = await openSite();
    const [full, beside] = ['100.64.7.1', '100.64.7.2'];
    await fillPosts(site.siteId, full);
    const writeFrom = (of: Author, on: Site, address: string) =>
      on.member({ memberId: of.memberId, address })(
        '/api/board/free/save',
        { title: '축구 분석', body: '본문' },
        key(),
      );
    expect((await writeFrom(writer, site, full)).resultCode).toBe('BD024');
    expect((await writeFrom(writer, site, beside)).resultCode).toBe('0');
    expect((await writeFrom(abroad.writer, abroad.site, full)).resultCode).toBe('0');
  });

  test('attack: comments from a network silence it on their site alone, and no other /64', async () => {
    const { site, writer } = await openSite();
    const abroad = await openSite();
    const [full, same, beside] = ['2001:db8:7:1::1', '2001:db8:7:1::2', '2001:db8:7:2::1'];
    const boardIdx = await written(writer);
    await fillComments(boardIdx, '2001:db8:7:1');
    const commentFrom = (of: Author, on: Site, at: { address: string; boardIdx: number }) =>
      on.member({ memberId: of.memberId, address: at.address })(
        '/api/board/cmtSave',
        { boardIdx: at.boardIdx, body: '반갑습니다', parentIdx: null },
        key(),
      );
    for (const address of [full, same]) {
      expect((await commentFrom(writer, site, { address, boardIdx })).resultCode).toBe('BD024');
    }
    const other = await commentFrom(writer, site, { address: beside, boardIdx });
    expect(other.resultCode).toBe('0');
    const theirs = await written(abroad.writer);
    const elsewhere = { address: full, boardIdx: theirs };
    expect((await commentFrom(abroad.writer, abroad.site, elsewhere)).resultCode).toBe('0');
  });

  test('banned words and hosts are refused in any disguise, and allowed again', async () => {
    const { site, writer, reader } = await openSite();
    await ban(site, '먹튀');
    await ban(site, 'bad.com', 'host');
    const boardIdx = await written(writer);
    expect(await reader.comment(boardIdx, '이건 먹.튀 입니다')).toMatchObject({
      resultCode: 'BD026',
      resultMessage: '사용할 수 없는 표현이 있습니다: 먹튀',
    });
    expect((await writer.write({ body: '먹\u200b 1튀' })).resultCode).toBe('BD026');
    expect((await reader.comment(boardIdx, 'www.bad.com')).resultCode).toBe('BD026');
    const allow = { kind: 'word', written: '먹튀', isBanned: false };
    await site.agent()('/api/admin/board/words/set', allow);
    expect((await reader.comment(boardIdx, '먹튀')).resultCode).toBe('0');
    const none = await ban(site, '!!');
    expect(none.resultCode).toBe('BD032');
  });

  test('a muted member writes nothing until its end, and reads why', async () => {
    const { site, name, writer } = await openSite();
    const mute = { loginId: name('writer'), days: 3, reason: '도배' };
    await site.agent()('/api/admin/board/mutes/set', mute);
    expect(await writer.write()).toMatchObject({
      resultCode: 'BD023',
      resultMessage: '글쓰기가 2026-01-18 12:00까지 제한되었습니다. 사유: 도배',
    });
    expect((await site.agent()('/api/admin/board/mutes/list')).data.list).toMatchObject([
      { reason: '도배', mutedBy: 'agent' },
    ]);
    world.clock.set(daysAfter(3));
    expect((await writer.write()).resultCode).toBe('0');
  });
});

describe('moderation', () => {
  test('a report is decided by hiding; the author is written why, and cannot undo it', async () => {
    const { site, writer, reader } = await openSite();
    const boardIdx = await written(writer);
    const report = () =>
      reader.call('/api/board/free/report', { boardIdx, reason: 'advert', note: '광고' });
    expect((await report()).resultCode).toBe('0');
    expect((await report()).resultCode).toBe('BD030');
    const open = await site.agent()('/api/admin/board/reports/list');
    expect(open.data.list).toMatchObject([{ boardIdx, reason: 'advert', note: '광고' }]);
    const { reportIdx } = open.data.list[0];
    await site.agent()('/api/admin/board/reports/decide', { reportIdx, reason: '광고 [금지](x)' });
    expect((await site.agent()('/api/admin/board/reports/list')).data.list).toEqual([]);
    expect((await reader.read(boardIdx)).resultCode).toBe('BD001');
    const own = await writer.read(boardIdx);
    expect(own.data.board).toMatchObject({ hiddenReason: '광고 [금지](x)', isEditable: false });
    expect((await writer.call('/api/board/free/delete', { boardIdx })).resultCode).toBe('BD022');
    const messages = await writer.call('/api/board/msgList');
    expect(titlesOf(messages.data)).toEqual(['게시글이 숨김 처리되었습니다.']);
    await site.agent()('/api/admin/board/posts/hide', { boardIdx, reason: null });
    expect((await reader.read(boardIdx)).resultCode).toBe('0');
  });

  test('attack: an operator with an older list shows again what another one has hidden', async () => {
    const { site, writer, reader } = await openSite();
    const boardIdx = await written(writer);
    await reader.call('/api/board/free/report', { boardIdx, reason: 'advert', note: '광고' });
    const { reportIdx } = (await site.agent()('/api/admin/board/reports/list')).data.list[0];
    const decide = (reason: string | null) =>
      site.agent()('/api/admin/board/reports/decide', { reportIdx, reason }, key());
    expect((await decide('광고')).resultCode).toBe('0');
    expect((await decide(null)).resultCode).toBe('BD033');
    expect((await reader.read(boardIdx)).resultCode).toBe('BD001');
  });

  test('a comment that its author took away is not counted off again by hiding it', async () => {
    const { site, writer, reader } = await openSite();
    const boardIdx = await written(writer);
    const { cmtIdx } = (await reader.comment(boardIdx, '욕설')).data;
    await writer.comment(boardIdx, '남는 댓글');
    expect((await reader.call('/api/board/cmtDelete', { cmtIdx })).resultCode).toBe('0');
    for (const reason of ['욕설', null]) {
      await site.agent()('/api/admin/board/posts/hide', { boardIdx, cmtIdx, reason }, key());
      expect((await writer.read(boardIdx)).data.board.comments).toBe(1);
    }
  });

  test('a hidden comment is gone for readers and not counted', async () => {
    const { site, writer, reader } = await openSite();
    const boardIdx = await written(writer);
    const { cmtIdx } = (await reader.comment(boardIdx, '욕설')).data;
    const hide = { boardIdx, cmtIdx, reason: '욕설' };
    await site.agent()('/api/admin/board/posts/hide', hide);
    const { data } = await writer.read(boardIdx);
    expect(data.comments).toMatchObject([{ state: 'hidden', body: '' }]);
    expect(data.board.comments).toBe(0);
    const backOffice = await site.agent()('/api/admin/board/posts/get', { boardIdx });
    expect(backOffice.data.commentList).toMatchObject([{ body: '욕설', hiddenReason: '욕설' }]);
  });

  test('needs the permission', async () => {
    const { operator, member, guest } = world.site();
    const paths = ['posts/list', 'reports/list', 'words/list', 'mutes/list'];
    for (const path of paths.map((name) => `/api/admin/board/${name}`)) {
      expect((await operator('content.manage')(path)).resultCode).toBe('H403');
      expect((await member()(path)).resultCode).toBe('H403');
    }
    expect((await guest('/api/board/free/list')).resultCode).toBe('H401');
  });
});
