import { SharedArray } from 'k6/data';
import http, { type RefinedResponse } from 'k6/http';

/** Set by the runner (`src/k6.ts`): where the site is, and a file with its players' sessions. */
const url = __ENV.SITE_URL ?? 'http://127.0.0.1:8080';
/** Objects, as k6 freezes a text letter by letter each time it is taken out. */
const sessions = new SharedArray<{ token: string }>('sessions', () =>
  JSON.parse(open(__ENV.TOKENS_FILE ?? '')).map((token: string) => ({ token })),
);

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

export function post(path: string, body: object, token: string): RefinedResponse<'text'> {
  return http.post(`${url}${path}`, JSON.stringify({ ...body, siteId: 'noriter' }), {
    headers: {
      'content-type': 'application/json',
      authorization: 'noriter-demo-site-key',
      'idempotency-key': crypto.randomUUID(),
      token,
    },
    tags: { name: path },
    responseType: 'text',
  });
}

export function resultCode(response: RefinedResponse<'text'>): string {
  return textAt(response, 'resultCode');
}

/** A text inside an answer; empty when it is not there or is no text. */
export function textAt(response: RefinedResponse<'text'>, path: string): string {
  const value = response.json(path);
  return typeof value === 'string' ? value : '';
}
