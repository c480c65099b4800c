import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { PlayerSession } from '../../site/site-client.ts';
import { retryUntilAnswered } from '../retried-call.ts';

/** The board lets a member write six comments a minute, and two posts. */
const ROUND_MS = 11_000;
const POST_EVERY = 3;
const LOOK_MS = 200;
/** What all that is written begins with. */
export const MARK = '장애';
/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const uploaded = z.object({ imageId: z.string(), link: z.string() });
const saved = z.object({ boardIdx: z.int() });
const messages = z.object({ list: z.array(z.object({ msgIdx: z.int() })) });

/** What the site accepted of a member. */
export type TalkRecord = {
  memberId: string;
  /** By what was written: whether the site accepted it. What was not answered may be there or not. */
  posts: Map<string, boolean>;
  comments: Map<string, boolean>;
  /** Links of pictures, by their ids. */
  images: Map<string, string>;
  read: Set<number>;
  refused: Map<string, number>;
};

export type Talker = { record: TalkRecord; stop(): Promise<void> };

/** Posts that anybody may comment on: each talker adds its own. */
export type SharedPosts = number[];

type Place = { place: number; address: string; shared: SharedPosts };

/** A member who brings pictures, writes posts and comments, and reads messages, until stopped. */
export function startTalker(url: string, session: PlayerSession, place: Place): Talker {
  let stopped = false;
  const talk = openTalk(url, session, { ...place, hasEnough: () => stopped });

  async function run(): Promise<void> {
    // They do not all begin at once.
    await pause((place.place * 997) % ROUND_MS);
    for (let turn = place.place; !stopped; turn += 1) {
      const endsAt = Date.now() + ROUND_MS;
      if (turn % POST_EVERY === 0) await write(talk, turn);
      await comment(talk, turn);
      await read(talk);
      while (!stopped && Date.now() < endsAt) await pause(LOOK_MS);
    }
  }

  const running = run();
  return {
    record: talk.record,
    async stop() {
      stopped = true;
      await running;
    },
  };
}

type Talk = {
  place: number;
  shared: SharedPosts;
  record: TalkRecord;
  /** @returns what came with it where it was accepted, `null` where it had been before; else undefined */
  send: (path: string, body: object) => Promise<{ data: unknown } | null | undefined>;
};

function openTalk(
  url: string,
  { memberId, token }: PlayerSession,
  { place, address, shared, hasEnough }: Place & { hasEnough: () => boolean },
): Talk {
  const record: TalkRecord = {
    memberId,
    posts: new Map(),
    comments: new Map(),
    images: new Map(),
    read: new Set(),
    refused: new Map(),
  };
  // Nothing is asked twice at once.
  const until = { address, hasEnough, waits: () => undefined, differs: () => undefined };
  const ask = retryUntilAnswered(url, token, until);
  return {
    place,
    shared,
    record,
    async send(path, body) {
      const answer = await ask(path, body);
      if (answer === undefined) return undefined;
      const { resultCode, data } = answer;
      if (resultCode === '0') return { data };
      if (resultCode === 'T999') return null;
      record.refused.set(resultCode, (record.refused.get(resultCode) ?? 0) + 1);
      return undefined;
    },
  };
}

async function write({ place, shared, record, send }: Talk, turn: number): Promise<void> {
  const picture = await send('/api/board/image/save', { data: PICTURE });
  const image = picture ? uploaded.parse(picture.data) : null;
  if (image !== null) record.images.set(image.imageId, image.link);
  const title = `${MARK} ${place}-${turn}`;
  record.posts.set(title, false);
  const images = image === null ? [] : [image.imageId];
  const answer = await send('/api/board/free/save', { title, body: '경기 이야기', images });
  if (answer === undefined) return;
  record.posts.set(title, true);
  if (answer !== null) shared.push(saved.parse(answer.data).boardIdx);
}

async function comment({ place, shared, record, send }: Talk, turn: number): Promise<void> {
  const boardIdx = shared[(place * 7 + turn) % Math.max(1, shared.length)];
  if (boardIdx === undefined) return;
  const body = `${MARK} ${place}-${turn}`;
  record.comments.set(body, false);
  const answer = await send('/api/board/cmtSave', { boardIdx, body });
  if (answer !== undefined) record.comments.set(body, true);
}

async function read({ record, send }: Talk): Promise<void> {
  const listed = await send('/api/board/msgList', { isUnread: true });
  const [newest] = listed ? messages.parse(listed.data).list : [];
  if (newest === undefined) return;
  const answer = await send('/api/board/msgRead', { msgIdx: newest.msgIdx });
  if (answer) record.read.add(newest.msgIdx);
}
