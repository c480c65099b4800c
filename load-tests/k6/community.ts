import { check } from 'k6';
import exec from 'k6/execution';
import { Counter } from 'k6/metrics';
import type { Options } from 'k6/options';
import { comeFrom, isOk, placeOf, post, postText, roundOf, siteId, tokenAt } from './site.ts';

/** Set by the runner: posts to read and comment on, and messages that everybody has. */
const posts: number[] = JSON.parse(__ENV.POSTS ?? '[]');
const messages: number[] = JSON.parse(__ENV.MESSAGES ?? '[]');
const WARM_SECONDS = 8;
const duration = `${__ENV.SECONDS ?? 30}s`;

/** Of all reads: the badge of every page, lists of messages and posts, and a post with its comments. */
const reads = { unread: 0.45, messages: 0.2, board: 0.2, read: 0.15 } as const;
/** Of all writes; a message that is read is one. */
const writes = { write: 0.2, comment: 0.5, open: 0.3 } as const;
const READS_A_SECOND = Number(__ENV.READS ?? 2_000);
const WRITES_A_SECOND = Number(__ENV.WRITES ?? 100);
const goal = ['p(99)<100'];

const accepted = {
  posts: new Counter('accepted_posts'),
  comments: new Counter('accepted_comments'),
  messages: new Counter('accepted_messages'),
};

/** Members read the board and their messages, and some write. */
export const options: Options = {
  scenarios: {
    warm: { executor: 'constant-vus', vus: 6, duration: `${WARM_SECONDS}s`, exec: 'warm' },
    unread: asking('unread', READS_A_SECOND * reads.unread),
    messages: asking('messageList', READS_A_SECOND * reads.messages),
    board: asking('board', READS_A_SECOND * reads.board),
    read: asking('read', READS_A_SECOND * reads.read),
    write: asking('write', WRITES_A_SECOND * writes.write),
    comment: asking('comment', WRITES_A_SECOND * writes.comment),
    open: asking('open', WRITES_A_SECOND * writes.open),
  },
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    dropped_iterations: ['count==0'],
    'http_req_duration{scenario:unread}': goal,
    'http_req_duration{scenario:messages}': goal,
    'http_req_duration{scenario:board}': goal,
    'http_req_duration{scenario:read}': goal,
    'http_req_duration{scenario:write}': goal,
    'http_req_duration{scenario:comment}': goal,
    'http_req_duration{scenario:open}': goal,
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

function asking(what: string, aSecond: number) {
  const rate = Math.max(1, Math.round(aSecond));
  const often = { executor: 'constant-arrival-rate', rate, timeUnit: '1s' } as const;
  const startTime = `${WARM_SECONDS}s`;
  // Enough from the beginning: to make one more amidst the load costs the site a pause.
  const preAllocatedVUs = 5 + Math.ceil(rate / 20);
  return { ...often, exec: what, duration, startTime, preAllocatedVUs, maxVUs: 150 };
}

const SITE = JSON.stringify({ siteId });
/** A step that goes through all of a list without a pattern: it shares no factor with its length. */
const STEP = 7_919;

/** All calls in turn: what is compiled and planned at first is not counted. */
export function warm(): void {
  unread();
  messageList();
  board();
  read();
}

export function unread(): void {
  ask('/api/board/msgUnread', SITE, turnOf());
}

export function messageList(): void {
  ask('/api/board/msgList', SITE, turnOf());
}

/** Most look at the newest posts, some turn a page or sort. */
export function board(): void {
  const turn = turnOf();
  const order = turn % 10 === 0 ? 'liked' : 'newest';
  ask('/api/board/free/list', JSON.stringify({ siteId, order, page: 1 + (turn % 3) }), turn);
}

export function read(): void {
  const turn = turnOf();
  ask('/api/board/free/datail', JSON.stringify({ siteId, boardIdx: postAt(turn) }), turn);
}

/** Its title tells the runner which one it is. */
export function write(): void {
  const turn = exec.scenario.iterationInTest;
  const title = `부하 ${turn}`;
  const body = { siteId, title, body: `오늘 경기 **분석**입니다. ${turn}번째 글.` };
  if (sendAs(turn, '/api/board/free/save', body)) accepted.posts.add(1);
}

export function comment(): void {
  const turn = exec.scenario.iterationInTest;
  const body = { siteId, boardIdx: postAt(turn), body: `부하 ${turn}` };
  if (sendAs(turn, '/api/board/cmtSave', body)) accepted.comments.add(1);
}

/** Everybody reads the first message, then everybody the second: none is read twice. */
export function open(): void {
  const turn = exec.scenario.iterationInTest;
  const msgIdx = messages[roundOf(turn) % messages.length];
  if (sendAs(turn, '/api/board/msgRead', { siteId, msgIdx })) accepted.messages.add(1);
}

function turnOf(): number {
  return exec.scenario.iterationInTest * STEP;
}

function postAt(turn: number): number {
  return posts[turn % posts.length] ?? 0;
}

function ask(path: string, body: string, turn: number): void {
  const answer = postText(path, body, tokenAt(turn));
  if (!check(answer, { 'answers 0': isOk })) console.error(answer.body);
}

/** Each member writes from a network of their own: so many from one would be stopped. */
function sendAs(turn: number, path: string, body: object): boolean {
  const place = placeOf(turn);
  comeFrom(`10.${place >> 8}.${place & 255}.1`);
  const answer = post(path, body, tokenAt(turn));
  const isAccepted = check(answer, { 'answers 0': isOk });
  if (!isAccepted) console.error(answer.body);
  return isAccepted;
}

/** For the runner. */
export function handleSummary({ metrics }: { metrics: Record<string, unknown> }) {
  return { [__ENV.SUMMARY_FILE ?? 'stdout']: JSON.stringify(metrics) };
}
