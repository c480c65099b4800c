import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { messageEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { approveMembers } from '../world/board-members.ts';
import { type BoardWorld, NOON, openBoardWorld, type Site } from '../world/board-world.ts';

let world: BoardWorld;
let published: Listening<typeof messageEvents>;

beforeAll(async () => {
  world = await openBoardWorld('board_inquiries');
  published = await listenTo(world.space, messageEvents);
});
afterEach(() => world.clock.set(NOON));
afterAll(async () => {
  await published.stop();
  await world.close();
});

const backOffice = '/api/admin/board/inquiries';
const minutesAfter = (minutes: number) =>
  new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

async function openSite() {
  const site = world.site();
  const loginId = `asker${site.siteId.slice(5)}`;
  const [memberId = ''] = await approveMembers(world, site.siteId, [
    { loginId, nickname: '홍길동' },
  ]);
  return { site, memberId, loginId, member: site.member({ memberId }) };
}

type Member = ReturnType<Site['member']>;

async function ask(member: Member, title = '입금 확인', changes: object = {}): Promise<number> {
  const body = { kind: 'other', title, body: '아직 안 들어왔어요.', ...changes };
  const answer = await member('/api/board/qna/save', body);
  if (answer.resultCode !== '0') throw new Error(JSON.stringify(answer));
  return answer.data.boardIdx;
}

async function answerIt(site: Site, boardIdx: number, loginId = 'kim', body = '확인했습니다.') {
  const call = site.agent(loginId);
  await call(`${backOffice}/lease`, { boardIdx, isTaken: true });
  return writeIn(call, boardIdx, { body });
}

type Agent = ReturnType<Site['agent']>;

/** Writes as an operator who has read what stands there. */
async function writeIn(call: Agent, boardIdx: number, words: object) {
  const seenEntryIdx = await newestOfMember(call, boardIdx);
  return call(`${backOffice}/write`, { boardIdx, seenEntryIdx, ...words });
}

async function newestOfMember(call: Agent, boardIdx: number): Promise<number> {
  const { data } = await call(`${backOffice}/get`, { boardIdx });
  const entries: { entryIdx: number; author: string }[] = data.entries;
  return entries.findLast(({ author }) => author === 'member')?.entryIdx ?? 0;
}

const eventsOf = (key: string) =>
  published.events.flatMap((event) => (event.key === key ? [event.value.event] : []));

describe('an inquiry', () => {
  test('waits, is answered, and waits again when its member goes on', async () => {
    const { site, member } = await openSite();
    const boardIdx = await ask(member);
    const state = async () => (await member('/api/board/qna/datail', { boardIdx })).data.board;
    expect(await state()).toMatchObject({ state: 'waiting', kind: 'other', title: '입금 확인' });
    expect((await answerIt(site, boardIdx)).resultCode).toBe('0');
    expect(await state()).toMatchObject({ state: 'answered' });
    expect((await member('/api/board/qna/rate', { boardIdx, rating: 4 })).resultCode).toBe('0');
    expect(await state()).toMatchObject({ rating: 4 });
    world.clock.set(minutesAfter(60));
    await member('/api/board/qna/write', { boardIdx, body: '하나 더 있어요.' });
    expect(await state()).toMatchObject({
      state: 'waiting',
      rating: null,
      dueAt: minutesAfter(60 + 240),
    });
    expect((await member('/api/board/qna/rate', { boardIdx, rating: 1 })).resultCode).toBe('BD042');
    const { data } = await member('/api/board/qna/datail', { boardIdx });
    expect(data.entries.map(({ author, body }: Record<string, string>) => [author, body])).toEqual([
      ['member', '아직 안 들어왔어요.'],
      ['operator', '확인했습니다.'],
      ['member', '하나 더 있어요.'],
    ]);
    const list = await member('/api/board/qna/list', { state: 'waiting' });
    expect(list.data).toMatchObject({ idxList: [boardIdx] });
  });

  test('is its member’s alone', async () => {
    const { site, member } = await openSite();
    const boardIdx = await ask(member);
    const other = site.member();
    for (const [path, body] of [
      ['datail', {}],
      ['write', { body: 'x' }],
      ['rate', { rating: 1 }],
    ] as const) {
      const refused = await other(`/api/board/qna/${path}`, { boardIdx, ...body });
      expect(refused.resultCode, path).toBe('BD001');
    }
    expect((await other('/api/board/qna/list')).data.list).toEqual([]);
    const abroad = world.site();
    expect((await abroad.agent()(`${backOffice}/get`, { boardIdx })).resultCode).toBe('BD001');
    const stranger = site.operator('messages.send');
    expect((await stranger(`${backOffice}/list`)).status).toBe(403);
  });

  test('five may wait at once, in any race', async () => {
    const { member } = await openSite();
    const asked = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        member('/api/board/qna/save', { title: `문의 ${at}`, body: '내용' }),
      ),
    );
    const codes = asked.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(5);
    expect(codes.filter((code) => code === 'BD040')).toHaveLength(4);
  });

  test('that is a dispute keeps its deadline; each kind has its own', async () => {
    const { site, member, loginId } = await openSite();
    const bet = { kind: 'bet', id: '00000000-0000-4000-8000-000000000001' };
    const dispute = await ask(member, '정산 이의', { kind: 'dispute', subject: bet });
    const other = await ask(member, '기타');
    const account = await ask(member, '계좌', { kind: 'account' });
    world.clock.set(minutesAfter(60));
    await member('/api/board/qna/write', { boardIdx: dispute, body: '언제 되나요?' });
    const { data } = await site.agent()(`${backOffice}/list`, { search: loginId.toUpperCase() });
    expect(
      data.list.map(({ boardIdx, dueAt }: Record<string, unknown>) => [boardIdx, dueAt]),
    ).toEqual([
      [account, minutesAfter(30)],
      [other, minutesAfter(240)],
      [dispute, minutesAfter(10 * 24 * 60)],
    ]);
    expect(data.list[2]).toMatchObject({ subject: bet, nickname: '홍길동', language: 'ko' });
    const late = await site.agent()(`${backOffice}/list`, { isOverdue: true });
    expect(late.data.list.map(({ boardIdx }: { boardIdx: number }) => boardIdx)).toEqual([account]);
    const counts = await site.agent()(`${backOffice}/counts`);
    expect(counts.data).toEqual({ waiting: 3, overdue: 1, disputes: 1 });
  });

  test('with hostile words is refused or shown as it is, never changed', async () => {
    const { member } = await openSite();
    const refused = ['\u202Egnp.exe', 'a\u0000b', 'a\u0007b', '   '];
    for (const text of refused) {
      const answer = await member('/api/board/qna/save', { title: text, body: 'b' });
      expect(answer.status, JSON.stringify(text)).toBe(400);
    }
    const body = "<script>alert(1)</script> {x} {nickname} '; drop table inquiry;--";
    const boardIdx = await ask(member, '<img src=x onerror=1>', { body });
    const { data } = await member('/api/board/qna/datail', { boardIdx });
    expect(data.board.title).toBe('<img src=x onerror=1>');
    expect(data.entries[0].body).toBe(body);
  });
});

describe('operators', () => {
  test('never work on one together: of two that take it one gets it', async () => {
    const { site, member } = await openSite();
    const boardIdx = await ask(member);
    const names = ['kim', 'lee', 'park', 'choi'];
    const taken = await Promise.all(
      names.map((name) => site.agent(name)(`${backOffice}/lease`, { boardIdx, isTaken: true })),
    );
    const winner = names[taken.findIndex(({ resultCode }) => resultCode === '0')] ?? '';
    expect(taken.map(({ resultCode }) => resultCode).toSorted()).toEqual([
      '0',
      'BD041',
      'BD041',
      'BD041',
    ]);
    const loser = names.find((name) => name !== winner) ?? '';
    const tried = await writeIn(site.agent(loser), boardIdx, { body: '제가 답합니다.' });
    expect(tried).toMatchObject({
      resultCode: 'BD041',
      resultMessage: expect.stringContaining(winner),
    });
    expect((await writeIn(site.agent(winner), boardIdx, { body: '답' })).resultCode).toBe('0');
    // The answer gave it back.
    const again = await writeIn(site.agent(winner), boardIdx, { body: '또' });
    expect(again.resultCode).toBe('BD044');
  });

  test('lose an inquiry after ten minutes, and keep it while they write notes', async () => {
    const { site, member } = await openSite();
    const boardIdx = await ask(member);
    const [kim, lee] = [site.agent('kim'), site.agent('lee')];
    await kim(`${backOffice}/lease`, { boardIdx, isTaken: true });
    world.clock.set(minutesAfter(9));
    await writeIn(kim, boardIdx, { body: '은행에 확인 중', isNote: true });
    world.clock.set(minutesAfter(18));
    expect((await lee(`${backOffice}/lease`, { boardIdx, isTaken: true })).resultCode).toBe(
      'BD041',
    );
    world.clock.set(minutesAfter(19));
    expect((await lee(`${backOffice}/lease`, { boardIdx, isTaken: true })).resultCode).toBe('0');
    expect((await writeIn(kim, boardIdx, { body: '답' })).resultCode).toBe('BD041');
    const mine = await lee(`${backOffice}/list`, { isMine: true });
    expect(mine.data.list).toMatchObject([{ boardIdx, holder: 'lee' }]);
    const { data } = await member('/api/board/qna/datail', { boardIdx });
    expect(data.entries).toHaveLength(1);
    const whole = await lee(`${backOffice}/get`, { boardIdx });
    expect(whole.data.entries[1]).toMatchObject({ author: 'note', operator: 'kim' });
  });

  test('attack: an answer closes no words that the member wrote meanwhile', async () => {
    const { site, member } = await openSite();
    const boardIdx = await ask(member, '정산 이의', { kind: 'dispute' });
    const kim = site.agent('kim');
    await kim(`${backOffice}/lease`, { boardIdx, isTaken: true });
    const seenEntryIdx = await newestOfMember(kim, boardIdx);
    const write = (words: object) =>
      kim(`${backOffice}/write`, { boardIdx, seenEntryIdx, ...words });
    const added = await member('/api/board/qna/write', { boardIdx, body: '하나 더 있어요.' });
    expect(added.resultCode).toBe('0');
    expect((await write({ body: '기각합니다.' })).resultCode).toBe('BD045');
    const waiting = await member('/api/board/qna/datail', { boardIdx });
    expect(waiting.data.board).toMatchObject({ state: 'waiting' });
    expect(waiting.data.entries).toHaveLength(2);
    // A note closes nothing, and is nothing that an answer has to have seen.
    expect((await write({ body: '은행에 확인 중', isNote: true })).resultCode).toBe('0');
    expect((await write({ body: '기각합니다.' })).resultCode).toBe('BD045');
    expect((await writeIn(kim, boardIdx, { body: '둘 다 확인했습니다.' })).resultCode).toBe('0');
    const answered = await member('/api/board/qna/datail', { boardIdx });
    expect(answered.data.board).toMatchObject({ state: 'answered' });
  });

  test('attack: what the member writes beside an answer waits, in any race', async () => {
    const { site, member } = await openSite();
    const kim = site.agent('kim');
    for (let at = 0; at < 5; at += 1) {
      const boardIdx = await ask(member, `문의 ${at}`);
      await kim(`${backOffice}/lease`, { boardIdx, isTaken: true });
      const seenEntryIdx = await newestOfMember(kim, boardIdx);
      const [answered, added] = await Promise.all([
        kim(`${backOffice}/write`, { boardIdx, seenEntryIdx, body: '확인했습니다.' }),
        member('/api/board/qna/write', { boardIdx, body: '하나 더 있어요.' }),
      ]);
      expect(['0', 'BD045']).toContain(answered.resultCode);
      expect(added.resultCode).toBe('0');
      const { data } = await member('/api/board/qna/datail', { boardIdx });
      expect(data.board).toMatchObject({ state: 'waiting' });
    }
  });

  test('answer with macros that are filled in for the member, in three languages', async () => {
    const { site, member, loginId } = await openSite();
    const boardIdx = await ask(member, '쿠폰 {loginId}');
    const texts = { ko: '{nickname}님, {title} 건입니다.', en: 'Dear {loginId}' };
    const agent = site.agent();
    await agent('/api/admin/board/macros/save', { name: '인사', texts });
    const { data } = await agent(`${backOffice}/get`, { boardIdx });
    expect(data.macros).toEqual([
      { name: '인사', language: 'ko', text: '홍길동님, 쿠폰 {loginId} 건입니다.' },
      { name: '인사', language: 'en', text: `Dear ${loginId}` },
    ]);
    expect((await agent('/api/admin/board/macros/list')).data.list).toEqual([
      { name: '인사', texts },
    ]);
    await agent('/api/admin/board/macros/save', { name: '인사', texts: null });
    expect((await agent('/api/admin/board/macros/list')).data.list).toEqual([]);
  });

  test('and the member learn of everything live: queue, notification, message', async () => {
    const { site, member, memberId } = await openSite();
    const boardIdx = await ask(member);
    await answerIt(site, boardIdx);
    const centre = await member('/api/board/notification/list', { group: 'support' });
    expect(centre.data).toMatchObject({
      unread: 1,
      list: [{ kind: 'inquiry-answered', subjectId: String(boardIdx) }],
    });
    const messages = await member('/api/board/msgList');
    expect(messages.data.list).toMatchObject([
      { title: '문의하신 내용에 답변이 등록되었습니다.', isUnread: true },
    ]);
    await eventually(() =>
      expect(eventsOf(memberId).map((event) => event.case)).toEqual([
        'inquiryChanged',
        'inquiryChanged',
        'notificationsAdded',
        'messagesChanged',
        'inquiryChanged',
      ]),
    );
    expect(eventsOf(memberId).at(-1)?.value).toMatchObject({ state: 'answered' });
  });

  test('leave a trace of each act', async () => {
    const { site, member } = await openSite();
    await answerIt(site, await ask(member));
    const { data } = await site.auditor('/api/admin/audit/board/list', {});
    const actions = data.list.map(({ action }: { action: string }) => action);
    expect(actions.toSorted()).toEqual(['inquiry.answer', 'inquiry.take']);
  });
});

test('an inquiry is kept for five years after its last word', async () => {
  const { member } = await openSite();
  const boardIdx = await ask(member);
  world.clock.set('2031-01-15T02:59:00Z');
  await world.running.runJob('clear-inquiries');
  expect((await member('/api/board/qna/datail', { boardIdx })).resultCode).toBe('0');
  world.clock.set('2031-01-15T03:01:00Z');
  await world.running.runJob('clear-inquiries');
  expect((await member('/api/board/qna/datail', { boardIdx })).resultCode).toBe('BD001');
});

test('questions are suggested while an inquiry is typed', async () => {
  const { site, member } = await openSite();
  const texts = (title: string) => ({ ko: { title, body: '답' } });
  for (const title of ['출금은 얼마나 걸리나요?', '비밀번호를 잊었어요']) {
    const document = { category: 'cash', enabled: true, texts: texts(title) };
    await site.editor('/api/admin/board/faq/save', { version: 0, document });
  }
  const suggested = await member('/api/board/faq/suggest', { text: '출금은 언제 되나요' });
  expect(suggested.data.list).toMatchObject([{ title: '출금은 얼마나 걸리나요?' }]);
  expect((await member('/api/board/faq/suggest', { text: '' })).data.list).toEqual([]);
});
