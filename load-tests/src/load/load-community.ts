// Members read the board and their messages while some write, and at the end the board has what it
// accepted, each once: npm run load:community
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@noriter/kit/postgres';
import { startSite } from '@noriter/local/site';
import { runK6 } from '../machine/run-k6.ts';
import { brokenCounts, type Community, storedCommunity } from '../oracle/community.ts';
import { openBoardCrowd } from '../site/board-crowd.ts';
import { openMemberSessions } from '../site/member-sessions.ts';

const MEMBERS = Number(process.env.MEMBERS ?? 2_000);
const SECONDS = Number(process.env.SECONDS ?? 30);
const READS = Number(process.env.READS ?? 2_000);
const WRITES = Number(process.env.WRITES ?? 100);
const FILL_MS_MAX = 120_000;
const kinds = ['posts', 'comments', 'messages'] as const satisfies (keyof Community)[];
const scenarios = ['unread', 'messages', 'board', 'read', 'write', 'comment', 'open'] as const;

const dataDir = mkdtempSync(join(tmpdir(), 'noriter-load-'));
// One address makes all the load, so the limits by address and member would be what is measured. Members
// write from networks of their own, which a proxy in front would say.
const gateway = { LIMIT_ADDRESS_MAX: '10000000', LIMIT_MEMBER_MAX: '10000000', TRUST_PROXY: '1' };
const site = await startSite({
  dataDir,
  temporary: true,
  quiet: true,
  web: false,
  oddsFeed: null,
  gameVendors: null,
  drawBeacon: false,
  env: { gateway },
});
const poolOf = (url: string) =>
  createPool(url, { applicationName: 'load-community', max: 2, statementTimeoutMs: FILL_MS_MAX });
const [board, wallet] = [poolOf(site.databaseUrls.board), poolOf(site.databaseUrls.wallet)];
try {
  const sessions = await openMemberSessions({ facts: site.facts, wallet }, MEMBERS);
  const memberIds = sessions.map(({ memberId }) => memberId);
  const crowd = await openBoardCrowd(board, memberIds);
  const { met, metrics } = await runK6('community', {
    siteUrl: site.url,
    tokens: sessions.map(({ token }) => token),
    env: {
      POSTS: JSON.stringify(crowd.posts),
      MESSAGES: JSON.stringify(crowd.messages),
      SECONDS: String(SECONDS),
      READS: String(READS),
      WRITES: String(WRITES),
    },
  });
  const stored = await storedCommunity(board, memberIds);
  const accepted = (kind: keyof Community) => metrics[`accepted_${kind}`]?.values.count ?? 0;
  const lost = kinds.reduce((sum, kind) => sum + Math.max(0, accepted(kind) - stored[kind]), 0);
  const wrong = await brokenCounts(board);
  for (const finding of wrong) console.error(`wrong: ${finding}`);
  const p99 = scenarios.map((name) => {
    const ms = metrics[`http_req_duration{scenario:${name}}`]?.values['p(99)'] ?? 0;
    return `${name} ${ms.toFixed(0)} ms`;
  });
  console.log(`p99: ${p99.join(', ')}`);
  console.log(kinds.map((kind) => `${kind} ${accepted(kind)} of ${stored[kind]}`).join(', '));
  const thresholds = met ? 'met' : 'missed';
  console.log(`load:community thresholds=${thresholds} lost=${lost} doubled=${stored.doubled}`);
  const isNothing = kinds.some((kind) => accepted(kind) === 0);
  if (!met || isNothing || lost + stored.doubled + wrong.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([board.end(), wallet.end()]);
  await site.stop();
}
