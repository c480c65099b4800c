import type { Pool } from 'pg';
import { brokenCounts } from '../../oracle/community.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { comparePromotions } from '../../oracle/promotions.ts';
import type { Verdict } from '../money-verdict.ts';
import { type Announcer, BROADCAST } from './announcer.ts';
import type { Giver } from './giver.ts';
import { MARK, type TalkRecord } from './talker.ts';

const SHOWN = 5;

export type CommunityBooks = { board: Pool; promotion: Pool; wallet: Pool };
type Records = { talk: readonly TalkRecord[]; announced: Announcer['sent']; given: Giver };
type Findings = { lost: string[]; created: string[] };

/** Compares what the site accepted with what its books, its lists and its object store have. */
export async function judgeCommunity(
  url: string,
  { board, promotion, wallet }: CommunityBooks,
  { talk, announced, given }: Records,
): Promise<Verdict> {
  const all = await Promise.all([
    judgeTexts(board, `select title as text from post where title like '${MARK} %'`, {
      what: 'post',
      asked: mergeOf(talk.map(({ posts }) => posts)),
    }),
    judgeTexts(board, `select body as text from post_comment where body like '${MARK} %'`, {
      what: 'comment',
      asked: mergeOf(talk.map(({ comments }) => comments)),
    }),
    judgeTexts(
      board,
      `select texts -> 'ko' ->> 'title' as text from message
       where texts -> 'ko' ->> 'title' like '${BROADCAST} %'`,
      { what: 'message', asked: announced },
    ),
    judgeReading(board, talk),
    judgePictures(url, talk),
    judgeGrants(promotion, given),
    comparePromotions(promotion, wallet),
  ]);
  const broken = [...(await brokenCounts(board)), ...(await brokenLedgerRules(wallet))];
  const lost = all.flatMap((one) => one.lost);
  const created = [...all.flatMap((one) => one.created), ...broken];
  const findings = [...lost.slice(0, SHOWN), ...created.slice(0, SHOWN)];
  return { lost: lost.length, created: created.length, findings };
}

const mergeOf = (maps: readonly ReadonlyMap<string, boolean>[]) =>
  new Map(maps.flatMap((one) => [...one]));

/** What was accepted is there, nothing twice, and nothing that nobody wrote. */
async function judgeTexts(
  board: Pool,
  query: string,
  { what, asked }: { what: string; asked: ReadonlyMap<string, boolean> },
): Promise<Findings> {
  const { rows } = await board.query<{ text: string }>(query);
  const stored = Map.groupBy(rows, ({ text }) => text);
  const accepted = [...asked].filter(([, isAccepted]) => isAccepted);
  return {
    lost: accepted.flatMap(([text]) => (stored.has(text) ? [] : [`${what} "${text}"`])),
    created: [...stored].flatMap(([text, { length }]) => {
      if (!asked.has(text)) return [`nobody wrote ${what} "${text}"`];
      return length > 1 ? [`${what} "${text}" is there ${length} times`] : [];
    }),
  };
}

/** What somebody read counts as read. */
async function judgeReading(board: Pool, talk: readonly TalkRecord[]): Promise<Findings> {
  const { rows } = await board.query<{ mark: string }>(
    `select member_id || ' ' || message_idx as mark from message_mark
     where member_id = any($1::uuid[])`,
    [talk.map(({ memberId }) => memberId)],
  );
  const marks = new Set(rows.map(({ mark }) => mark));
  const read = talk.flatMap(({ memberId, read: idxs }) =>
    [...idxs].map((idx) => `${memberId} ${idx}`),
  );
  const lost = read.flatMap((mark) => (marks.has(mark) ? [] : [`read, and unread: ${mark}`]));
  return { lost, created: [] };
}

/** Every picture that was taken in is shown by its link. */
async function judgePictures(url: string, talk: readonly TalkRecord[]): Promise<Findings> {
  const lost: string[] = [];
  for (const [imageId, link] of talk.flatMap(({ images }) => [...images])) {
    const answer = await fetch(`${url}${link}`);
    const bytes = await answer.arrayBuffer();
    const isShown = answer.headers.get('content-type') === 'image/webp' && bytes.byteLength > 0;
    if (!isShown) lost.push(`picture ${imageId} answers ${answer.status}`);
  }
  return { lost, created: [] };
}

async function judgeGrants(promotion: Pool, { granted, winners }: Giver): Promise<Findings> {
  const { rows } = await promotion.query<{ id: string }>(
    `select grant_id::text as id from promotion_grant where grant_id = any($1::uuid[])
       and state = 'given'`,
    [[...granted]],
  );
  const given = new Set(rows.map(({ id }) => id));
  return {
    lost: [...granted].flatMap((id) => (given.has(id) ? [] : [`grant ${id} was confirmed`])),
    created: [...winners].flatMap(([code, won]) => (won > 1 ? [`${won} members got ${code}`] : [])),
  };
}
