import { randomUUID } from 'node:crypto';
import { TEST_SITE } from '@noriter/kit/testing';
import { approveMembers } from './board-members.ts';
import {
  type BoardWorld,
  bannerOf,
  faqOf,
  noticeOf,
  openBoardWorld,
  popupOf,
  putUp,
  type Site,
  texts,
} from './board-world.ts';

/** A part of every name and every text of the site. */
export const OURS = 'crossed';

/** Of each thing: who asks as the site's own operator uses some up. */
const EACH = 6;

type Member = ReturnType<Site['member']>;

/** A board whose site `noriter` has something of everything, and what operators would name of it. */
export async function openWholeSite(label: string) {
  const world = await openBoardWorld(label);
  const site = world.site(TEST_SITE);
  const loginIds = Array.from({ length: EACH }, (_, at) => `${OURS}${at}`);
  const members = await openMembers(world, site, loginIds);
  const idx = await fillPages(site);
  const inquiries = await ask(members);
  const { posts, comments, reports } = await write(site, members);
  const messages = await send(site, loginIds);
  await moderate(site, loginIds);
  const boardIdx = [...new Set([...posts, ...inquiries])];
  const known = { idx, boardIdx, cmtIdx: [...comments, null], reportIdx: reports };
  return { world, known: { ...known, msgIdx: messages, loginId: loginIds } };
}

async function openMembers(world: BoardWorld, site: Site, loginIds: readonly string[]) {
  const named = loginIds.map((loginId) => ({ loginId }));
  const ids = await approveMembers(world, site.siteId, named);
  return ids.map((memberId, at) => site.member({ memberId, address: `10.0.${at}.7` }));
}

async function fillPages(site: Site): Promise<number[]> {
  for (const slug of ['terms', 'rules'])
    await done(site.editor, 'admin/board/textPages/save', { slug, version: 0, texts: texts(OURS) });
  const idx: number[] = [];
  for (let at = 0; at < EACH; at += 1) {
    idx.push(await putUp(site, 'notices', noticeOf(OURS)));
    idx.push(await putUp(site, 'faq', faqOf(OURS)));
    idx.push(await putUp(site, 'popups', popupOf(OURS)));
    idx.push(await putUp(site, 'banners', bannerOf(OURS)));
  }
  return idx;
}

const ask = (members: readonly Member[]) =>
  inOrder(members, async (member) => {
    const about = { kind: 'other', title: OURS, body: OURS };
    return (await done(member, 'board/qna/save', about)).boardIdx;
  });

/** Each writes a post, and a comment on it, and reports both. */
async function write(site: Site, members: readonly Member[]) {
  const comments: number[] = [];
  const posts = await inOrder(members, async (member) => {
    const { boardIdx } = await done(member, 'board/free/save', { title: OURS, body: OURS });
    const { cmtIdx } = await done(member, 'board/cmtSave', { boardIdx, body: OURS });
    comments.push(cmtIdx);
    for (const of of [{ boardIdx }, { boardIdx, cmtIdx }])
      await done(member, 'board/free/report', { ...of, reason: 'advert', note: OURS });
    return boardIdx;
  });
  const { list } = await done(site.agent(), 'admin/board/reports/list', { rows: 100 });
  const reports = list.map(({ reportIdx }: { reportIdx: number }) => reportIdx);
  return { posts, comments, reports };
}

const send = (site: Site, loginIds: readonly string[]) =>
  inOrder(loginIds, async (loginId) => {
    const body = { target: { kind: 'member', loginId }, texts: texts(OURS), showAt: null };
    return (await done(site.agent(), 'admin/board/messages/send', body)).msgIdx;
  });

async function moderate(site: Site, loginIds: readonly string[]): Promise<void> {
  const word = { kind: 'host', written: `${OURS}.example`, isBanned: true };
  await done(site.agent(), 'admin/board/words/set', word);
  for (const loginId of loginIds)
    await done(site.agent(), 'admin/board/mutes/set', { loginId, days: 3, reason: OURS });
  await done(site.agent(), 'admin/board/macros/save', { name: OURS, texts: { ko: OURS } });
}

async function inOrder<One>(all: readonly One[], make: (one: One) => Promise<number>) {
  const made: number[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}

async function done(call: Member, path: string, body: object) {
  const answer = await call(`/api/${path}`, body, { idempotencyKey: randomUUID() });
  if (answer.resultCode !== '0') throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
