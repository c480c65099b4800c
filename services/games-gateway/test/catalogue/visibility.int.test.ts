import { callAs, eventually, guestCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

let world: GamesWorld;

const read = '/api/admin/games/visibility';
const slot = { vendorKey: 'kplay', gameCode: 'slot1' };
const everybody = {
  isHidden: false,
  devices: ['desktop', 'mobile'],
  levelFrom: null as number | null,
  levelTo: null as number | null,
  partnerMode: 'all',
  partnerLogins: [] as string[],
};
type Change = Partial<typeof everybody>;
type Ask = GamesWorld['guest'];

beforeAll(async () => {
  world = await openGamesWorld('games_visibility');
});
afterAll(() => world.close());
afterEach(async () => {
  const { data } = await operator()(read);
  for (const { vendorKey, gameCode } of data.rules) await set({}, { vendorKey, gameCode });
});

const operator = () => world.operator('betting.read', 'betting.manage');

async function set(change: Change, about: object = slot) {
  const { data } = await operator()(read);
  const rule = { ...about, ...everybody, ...change };
  return operator()(`${read}/set`, { version: data.version, rule, reason: 'test' });
}

/** What somebody is shown of the slot, and the answer's etag. */
async function shown(
  ask: Ask,
  { device = 'desktop', etag }: { device?: string; etag?: string } = {},
) {
  const { data } = await ask('/api/game/getGameList', { gameType: 'slot', device, etag });
  const keys: string[] = data.games.map(({ key }: { key: string }) => key);
  return { sees: keys.includes('slot1'), etag: data.etag, same: data.notModified };
}

async function opens(ask: Ask, device = 'desktop') {
  const wish = { vendorKey: 'kplay', gameKey: 'slot1', device };
  return (await ask('/api/game/getGame', wish)).resultCode;
}

async function placed(level: number, recommenderId = '', changes = {}) {
  const member = await world.member(100_000n, changes);
  const { loginId, isPartner } = member;
  const profile = { loginId, nickname: loginId, level, isPartner, recommenderId };
  await world.send(member.memberId, { case: 'profileChanged', value: { profile } });
  await eventually(async () => {
    const { rows } = await world.pool.query(
      `select 1 from member where member_id = $1 and level = $2
         and coalesce(recommender_id::text, '') = $3`,
      [member.memberId, level, recommenderId],
    );
    expect(rows).toHaveLength(1);
  });
  return member;
}

test('where nobody has set anything everybody sees everything', async () => {
  expect(await shown(world.guest)).toMatchObject({ sees: true });
  expect((await operator()(read)).data).toMatchObject({ rules: [] });
});

test('a game of phones is listed and opened on phones alone, and no etag leads to it', async () => {
  const member = await world.member();
  const before = await shown(member.call);
  expect((await set({ devices: ['mobile'] })).resultCode).toBe('0');
  const desktop = await shown(member.call, { etag: before.etag });
  expect(desktop).toMatchObject({ sees: false, same: false });
  const phone = await shown(member.call, { device: 'mobile', etag: desktop.etag });
  expect(phone).toMatchObject({ sees: true, same: false });
  expect(await shown(member.call, { etag: phone.etag })).toMatchObject({
    sees: false,
    same: false,
  });
  expect(await shown(member.call, { etag: desktop.etag })).toMatchObject({ same: true });
  expect([await opens(member.call), await opens(member.call, 'mobile')]).toEqual(['B0091', '0']);
});

test('a game of a level is for those who have it, from when they have it', async () => {
  const low = await placed(2);
  await set({ levelFrom: 3, levelTo: 5 });
  const [high, higher] = [await placed(3), await placed(6)];
  const seen = await shown(high.call);
  expect(seen.sees).toBe(true);
  for (const other of [low.call, higher.call, world.guest]) {
    expect(await shown(other, { etag: seen.etag })).toMatchObject({ sees: false, same: false });
  }
  expect([await opens(high.call), await opens(low.call)]).toEqual(['0', 'B0091']);
});

test('a game of a partner is for everybody below, however far, or for all others', async () => {
  const head = await placed(1, '', { isPartner: true, loginId: 'head' });
  const store = await placed(1, head.memberId, { isPartner: true, loginId: 'store' });
  const below = await placed(1, store.memberId);
  const outside = await placed(1);
  await set({ partnerMode: 'only', partnerLogins: [head.loginId] });
  expect([(await shown(below.call)).sees, (await shown(outside.call)).sees]).toEqual([true, false]);
  expect((await shown(store.call)).sees).toBe(true);
  expect((await shown(world.guest)).sees).toBe(false);
  expect([await opens(below.call), await opens(outside.call)]).toEqual(['0', 'B0091']);
  await set({ partnerMode: 'except', partnerLogins: [head.loginId] });
  expect([(await shown(below.call)).sees, (await shown(outside.call)).sees]).toEqual([false, true]);
  expect((await shown(world.guest)).sees).toBe(true);
});

test('a vendor that is hidden hides its games on this site, and on no other', async () => {
  const member = await world.member();
  await set({ isHidden: true }, { vendorKey: 'kplay', gameCode: '' });
  expect((await shown(member.call)).sees).toBe(false);
  expect(await opens(member.call)).toBe('B0091');
  const elsewhere = callAs(world.service, guestCaller({ siteId: 'elsewhere' }));
  expect((await shown(elsewhere)).sees).toBe(true);
  const { data } = await world.guest('/api/common/gameCodes', { providerCode: 'kplay' });
  expect(data.codes.length).toBeGreaterThan(0);
  expect(data.codes.every(({ isShown }: { isShown: boolean }) => !isShown)).toBe(true);
});

test('a game that is not shown is not advertised by its jackpot', async () => {
  await world.pool.query("update game set features = '{jackpot}' where game_code = 'slot1'");
  await world.deps.games.refresh();
  const names = { ko: '잭팟', en: 'Gold', vi: 'Vàng' };
  const jackpot = { jackpotId: 'gold', names, amount: '5000', gameCodes: ['slot1'] };
  world.vendorServer.answers.set('/kplay/jackpots', () => ({ jackpots: [jackpot] }));
  await world.running.runJob('read-game-jackpots');
  const listed = async () => (await world.guest('/api/game/jackpots')).data.list.length;
  expect(await listed()).toBe(1);
  await set({ isHidden: true });
  expect(await listed()).toBe(0);
});

test('rules have versions: of two operators the second looks again, and all stay in the history', async () => {
  const { data } = await operator()(read);
  const wishOf = (levelFrom: number) => ({
    version: data.version,
    rule: { ...slot, ...everybody, levelFrom },
    reason: 'test',
  });
  const codes = await Promise.all(
    [4, 5].map(async (level) => (await operator()(`${read}/set`, wishOf(level))).resultCode),
  );
  expect(codes.toSorted()).toEqual(['0', 'G004']);
  const { data: history } = await operator()(`${read}/versions`);
  expect(history.list[0]).toMatchObject({
    version: data.version + 1,
    before: { rules: [] },
    visibility: { rules: [{ ...slot, levelFrom: codes[0] === '0' ? 4 : 5 }] },
    reason: 'test',
  });
  const rewritten = world.pool.query("update game_visibility_version set reason = ''");
  await expect(rewritten).rejects.toThrow('append-only');
});

test.each([
  ['no vendor', 'G002', { vendorKey: 'nobody', gameCode: '' }, {}],
  ['no game', 'G006', { vendorKey: 'kplay', gameCode: 'nothing' }, {}],
  ['no partner', 'G009', slot, { partnerMode: 'only', partnerLogins: ['nobody'] }],
  ['levels that end before they begin', 'H400', slot, { levelFrom: 4, levelTo: 3 }],
  ['partners where none are asked for', 'H400', slot, { partnerLogins: ['head'] }],
])('%s is refused %s', async (_what, code, about, change) => {
  expect((await set(change, about)).resultCode).toBe(code);
});

/** As if another process had set them. */
const store = (rules: readonly object[]) =>
  world.pool.query(
    `insert into game_visibility as old (site_id, version, document, changed_at, changed_by)
     values ('noriter', 1, $1, now(), gen_random_uuid())
     on conflict (site_id) do update set document = excluded.document, version = old.version + 1`,
    [JSON.stringify({ rules })],
  );

test('attack: a site sets rules without end', async () => {
  const { partnerLogins: _, ...stored } = { ...everybody, isHidden: true, partners: [] };
  const rulesTo = (count: number) =>
    Array.from({ length: count }, (_one, at) => ({ ...slot, ...stored, gameCode: `slot${at}` }));
  const bomb = { vendorKey: 'bomb', gameCode: 'bomb' };
  try {
    await store(rulesTo(499));
    expect((await set({ isHidden: true }, bomb)).resultCode).toBe('0');
    const vendor = { vendorKey: 'pragmatic', gameCode: '' };
    expect((await set({ isHidden: true }, vendor)).resultCode).toBe('G012');
    // What is there already can be set anew, also of more than there may be, and taken away.
    await store(rulesTo(502));
    expect((await set({ levelFrom: 3 })).resultCode).toBe('0');
    expect((await set({})).resultCode).toBe('0');
    expect((await set({ isHidden: true }, vendor)).resultCode).toBe('G012');
  } finally {
    await store([]);
  }
});

test('rules are read when they are of another version, and not before', async () => {
  const rename = (from: string, to: string) =>
    world.pool.query(`alter table game_visibility rename column ${from} to ${to}`);
  await set({ isHidden: true });
  await rename('document', 'locked_away');
  try {
    await world.deps.visibility.refresh();
  } finally {
    await rename('locked_away', 'document');
  }
  expect((await shown(world.guest)).sees).toBe(false);
  await store([]);
  await world.deps.visibility.refresh();
  expect((await shown(world.guest)).sees).toBe(true);
});

test('who may only look sets nothing', async () => {
  const rule = { ...slot, ...everybody, isHidden: true };
  const asked = { version: 0, rule, reason: 'test' };
  const answer = await world.operator('betting.read')(`${read}/set`, asked);
  expect(answer.resultCode).not.toBe('0');
  expect((await shown(world.guest)).sees).toBe(true);
});
