import { randomUUID } from 'node:crypto';
import { CALLER_HEADER, signCaller } from '@noriter/kit/caller';
import { serviceCaller } from '@noriter/kit/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { approveMembers, daysAfter } from '../world/board-members.ts';
import { type BoardWorld, NOON, openBoardWorld, type Site } from '../world/board-world.ts';
import { goodPictures, hostileFiles, photoWithPlace } from './corpus.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_images');
});
afterEach(() => world.clock.set(NOON));
afterAll(() => world.close());

type Member = ReturnType<Site['member']>;

async function openMember() {
  const site = world.site();
  const loginId = `artist${site.siteId.slice(5)}`;
  const [memberId = ''] = await approveMembers(world, site.siteId, [{ loginId }]);
  return { site, memberId, member: site.member({ memberId }) };
}

/** Members of their own, so that no limit of one is met. */
const upload = (bytes: Buffer, member: Member) =>
  member('/api/board/image/save', { data: bytes.toString('base64') });

/** A picture as a browser gets it through the gateway. */
async function show(link: string) {
  const key = world.space.keyring;
  const signed = await signCaller(
    key.signerOf('gateway'),
    { to: 'board' },
    serviceCaller('gateway'),
  );
  const answer = await fetch(`${world.running.url}${link}`, {
    headers: { [CALLER_HEADER]: signed },
  });
  return { status: answer.status, headers: answer.headers, bytes: await answer.bytes() };
}

describe('a store that is away', () => {
  test('is said so, to be tried again', async () => {
    // Below a file there is no folder. What was not kept there counts for nobody's 24.
    const away = await openBoardWorld('board_no_store', { IMAGE_FOLDER: '/dev/null/images' });
    try {
      const { png } = await goodPictures();
      const data = (png ?? Buffer.alloc(0)).toString('base64');
      const answer = await away.site().member()('/api/board/image/save', { data });
      expect(answer.resultCode).toBe('TE99');
      const { rows } = await away.pool.query(`select 1 from board_image
        where made_at > timestamptz '${NOON}' - interval '24 hours'`);
      expect(rows).toEqual([]);
    } finally {
      await away.close();
    }
  });
});

describe('a picture', () => {
  test('of each kind is drawn anew as WebP, and shown by its link alone', async () => {
    const { site } = await openMember();
    for (const [kind, bytes] of Object.entries(await goodPictures())) {
      const { data } = await upload(bytes, site.member({ memberId: randomUUID() }));
      expect(data, kind).toMatchObject({ width: 8, height: 8 });
      const { status, headers, bytes: shown } = await show(data.link);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.webp"$/);
      expect((await sharp(shown).metadata()).format).toBe('webp');
      const [path = ''] = data.link.split('?');
      expect((await show(path)).status).toBe(404);
      expect((await show(data.link.replace('seal=', 'seal=A'))).status).toBe(404);
    }
  });

  test('of a phone loses where it was taken, and stands upright', async () => {
    const { member } = await openMember();
    const photo = await photoWithPlace();
    const before = await sharp(photo).metadata();
    expect(before.exif?.toString('latin1')).toContain('SecretPhone');
    const { data } = await upload(photo, member);
    expect(data).toMatchObject({ width: 20, height: 40 });
    const { bytes } = await show(data.link);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/SecretPhone|GPS|Exif/i);
  });

  test('’s link ends within half an hour', async () => {
    const { member } = await openMember();
    const { data } = await upload((await goodPictures()).png, member);
    world.clock.set('2026-01-15T03:14:59Z');
    expect((await show(data.link)).status).toBe(200);
    world.clock.set('2026-01-15T03:30:00Z');
    expect((await show(data.link)).status).toBe(404);
  });
});

test('attack: small files of large pictures are drawn one at a time, whoever sends how many', async () => {
  const { site } = await openMember();
  const large = await sharp({
    create: { width: 4_096, height: 4_096, channels: 3, background: '#123456' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 1 })
    .toBuffer();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  try {
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const member = site.member({ memberId: randomUUID() });
        return (await upload(large, member)).resultCode;
      }),
    );
    expect(codes).toEqual(['0', '0', '0', '0', '0']);
  } finally {
    clearInterval(watch);
  }
  expect(most).toBe(1);
});

test('no hostile file becomes a picture', async () => {
  const { site } = await openMember();
  const files = await hostileFiles();
  const through: string[] = [];
  for (const [name, bytes, code] of files) {
    const { resultCode } = await upload(bytes, site.member({ memberId: randomUUID() }));
    if (resultCode !== code) through.push(`${name}: ${resultCode}, not ${code}`);
  }
  expect(through).toEqual([]);
  expect(files.length).toBeGreaterThan(110);
  const kept = await world.pool.query('select 1 from board_image where site_id = $1', [
    site.siteId,
  ]);
  expect(kept.rowCount).toBe(0);
  process.stdout.write(`hostile-files files=${files.length} through=${through.length}\n`);
});

test('what is no base64, or larger than a call may be, is refused before it is looked at', async () => {
  const { member } = await openMember();
  expect((await member('/api/board/image/save', { data: '<script>' })).status).toBe(400);
  expect((await member('/api/board/image/save', { data: '' })).status).toBe(400);
  const huge = await member('/api/board/image/save', { data: 'A'.repeat(7_400_000) });
  expect(huge).toMatchObject({ status: 413, resultCode: 'H413' });
});

describe('a post', () => {
  const write = (member: Member, images: string[], more: object = {}) =>
    member('/api/board/free/save', { title: '사진', body: '사진입니다.', images, ...more });

  async function bring(member: Member): Promise<string> {
    return (await upload((await goodPictures()).jpeg, member)).data.imageId;
  }

  test('shows pictures in their order; taken out, they are kept and not shown', async () => {
    const { site, member } = await openMember();
    const [first, second] = [await bring(member), await bring(member)];
    const { data } = await write(member, [second, first]);
    const shown = async () =>
      (await member('/api/board/free/datail', { boardIdx: data.boardIdx })).data.board;
    const ids = async () => (await shown()).images.map((one: { imageId: string }) => one.imageId);
    expect(await ids()).toEqual([second, first]);
    expect((await show((await shown()).images[0].link)).status).toBe(200);
    await write(member, [first], { boardIdx: data.boardIdx, version: 1 });
    expect(await ids()).toEqual([first]);
    world.clock.set(daysAfter(2));
    await world.running.runJob('collect-orphan-images');
    const backOffice = await site.agent()('/api/admin/board/posts/get', {
      boardIdx: data.boardIdx,
    });
    expect(backOffice.data.images).toHaveLength(1);
    const rows = await world.pool.query('select 1 from board_image where post_idx = $1', [
      data.boardIdx,
    ]);
    expect(rows.rowCount).toBe(2);
  });

  test('takes no picture of somebody else, of another post, or that is gone', async () => {
    const { site, member } = await openMember();
    const foreign = await bring(site.member({ memberId: randomUUID() }));
    expect((await write(member, [foreign])).resultCode).toBe('BD062');
    expect((await write(member, [randomUUID()])).resultCode).toBe('BD062');
    const used = await bring(member);
    expect((await write(member, [used])).resultCode).toBe('0');
    expect((await write(member, [used])).resultCode).toBe('BD062');
    expect((await write(member, [used, used])).status).toBe(400);
  });
});

test('an inquiry and its answer show pictures to both sides', async () => {
  const { site, member } = await openMember();
  const { png, gif } = await goodPictures();
  const asked = (await upload(png, member)).data.imageId;
  const { data } = await member('/api/board/qna/save', {
    title: '화면',
    body: '이렇게 나옵니다.',
    images: [asked],
  });
  const agent = site.agent('kim');
  const image = { data: gif.toString('base64') };
  const given = (await agent('/api/admin/board/image/save', image)).data.imageId;
  const { boardIdx } = data;
  await agent('/api/admin/board/inquiries/lease', { boardIdx, isTaken: true });
  const { entries } = (await agent('/api/admin/board/inquiries/get', { boardIdx })).data;
  const seenEntryIdx = entries[0].entryIdx;
  const answer = { boardIdx, seenEntryIdx, body: '이렇게 하세요.', images: [given] };
  expect((await agent('/api/admin/board/inquiries/write', answer)).resultCode).toBe('0');
  const thread = await member('/api/board/qna/datail', { boardIdx });
  const ids = thread.data.entries.map(({ images }: { images: { imageId: string }[] }) =>
    images.map(({ imageId }) => imageId),
  );
  expect(ids).toEqual([[asked], [given]]);
  const backOffice = await agent('/api/admin/board/inquiries/get', { boardIdx });
  expect((await show(backOffice.data.entries[0].images[0].link)).status).toBe(200);
});

test('pictures in no place are collected after a day, row and bytes', async () => {
  const { member } = await openMember();
  const { data } = await upload((await goodPictures()).webp, member);
  await world.running.runJob('collect-orphan-images');
  expect((await show(data.link)).status).toBe(200);
  const name = `${(await siteOf(data.imageId)).rows[0].site_id}/${data.imageId}.webp`;
  expect(await world.running.deps.images.get(name)).not.toBeNull();
  world.clock.set(daysAfter(1.01));
  await world.running.runJob('collect-orphan-images');
  expect((await siteOf(data.imageId)).rowCount).toBe(0);
  expect(await world.running.deps.images.get(name)).toBeNull();
  const late = await member('/api/board/free/save', {
    title: '늦은 사진',
    body: '사진',
    images: [data.imageId],
  });
  expect(late.resultCode).toBe('BD062');
});

const siteOf = (imageId: string) =>
  world.pool.query('select site_id from board_image where image_id = $1', [imageId]);

test('of pictures in no place a writer has 24 at most, in any race', async () => {
  const { member } = await openMember();
  const { png } = await goodPictures();
  const codes = await Promise.all(
    Array.from({ length: 28 }, async () => (await upload(png, member)).resultCode),
  );
  expect(codes.filter((code) => code === '0')).toHaveLength(24);
  expect(codes.filter((code) => code === 'BD063')).toHaveLength(4);
});
