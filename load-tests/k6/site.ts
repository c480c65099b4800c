import { SharedArray } from 'k6/data';
import http, { type RefinedResponse } from 'k6/http';

/** Set by the runner (`src/machine/run-k6.ts`): where the site is, and a file with its players' sessions. */
const url = __ENV.SITE_URL ?? 'http://127.0.0.1:8080';
/** Objects, as k6 freezes a text letter by letter each time it is taken out. */
const sessions = new SharedArray<{ token: string }>('sessions', () =>
  JSON.parse(open(__ENV.TOKENS_FILE ?? '')).map((token: string) => ({ token })),
);

/** Every body names it. */
export const siteId = 'noriter';

/**
 * k6 shares its processor with the site that it measures, so a request costs it as little as can be:
 * what is sent again and again is made once, and only what differs is put in.
 */
const headers: Record<'idempotency-key' | 'token' | 'authorization' | 'content-type', string> & {
  'x-forwarded-for'?: string;
} = {
  'content-type': 'application/json',
  authorization: 'noriter-demo-site-key',
  'idempotency-key': '',
  token: '',
};
/** k6 makes a module's exports anew each time that an imported name is read, and a function of each. */
const { post: send } = http;
const params = new Map<string, object>();
const keysEndWith = crypto.randomUUID().slice(19);
let asked = 0;

/** The session of the player this virtual user plays; several users can share one. */
export function playerToken(): string {
  return tokenAt(__VU - 1);
}

/** One player after the other, and from the first again. */
export function tokenAt(turn: number): string {
  return sessions[placeOf(turn)]?.token ?? '';
}

/** Which of the players has this turn. */
export function placeOf(turn: number): number {
  return turn % sessions.length;
}

/** How often everybody has had a turn before this one. */
export function roundOf(turn: number): number {
  return Math.floor(turn / sessions.length);
}

/**
 * The sessions of the players that are a virtual user's own, shared out between so many users. A
 * user reads them once: taking one out for each request costs k6 as much as a check of its answer.
 */
export function ownTokens(user: number, users: number): string[] {
  const own: string[] = [];
  for (let at = user; at < sessions.length; at += users) own.push(tokenAt(at));
  return own;
}

/** Where the requests that follow come from, at a site with a proxy in front (`TRUST_PROXY`). */
export function comeFrom(address: string): void {
  headers['x-forwarded-for'] = address;
}

/** @param body with its `siteId` */
export function post(path: string, body: object, token: string): RefinedResponse<'text'> {
  return postText(path, JSON.stringify(body), token);
}

/** The same for a body that is JSON already. */
export function postText(path: string, body: string, token: string): RefinedResponse<'text'> {
  asked += 1;
  headers['idempotency-key'] = newKey();
  headers.token = token;
  return send(`${url}${path}`, body, paramsOf(path));
}

/** As the browser makes them: it begins with the time (UUID v7). */
function newKey(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const count = (asked & 0xfff).toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${keysEndWith}`;
}

function paramsOf(path: string): object {
  const known = params.get(path);
  if (known) return known;
  const made = { headers, tags: { name: path }, responseType: 'text' };
  params.set(path, made);
  return made;
}

/** Whether it answers "0", without reading all of it: a list is long. */
export function isOk(response: RefinedResponse<'text'>): boolean {
  return String(response.body).startsWith('{"resultCode":"0"');
}

export function resultCode(response: RefinedResponse<'text'>): string {
  return textAt(response, 'resultCode');
}

/** A text inside an answer; empty when it is not there or is no text. */
export function textAt(response: RefinedResponse<'text'>, path: string): string {
  const value = response.json(path);
  return typeof value === 'string' ? value : '';
}
