import { fileURLToPath } from 'node:url';
import { CALLER_HEADER } from '@noriter/kit/caller';
import { callAs, memberCaller, operatorCaller, type TestSpace } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import { type HttpProcess, startProcess } from '../balance/http-process.ts';
import { memberId, SITE } from './million-members.ts';

/** One call of a load: to whom, and in whose name. */
export type MessageCall = { path: string; body: string; headers: Record<string, string> };

/** A signature of this age is still good when the bench ends. */
const HOUR_MS = 3_600_000;

/** The board as a process of its own, with the space's servers. */
export async function startBoard(space: TestSpace): Promise<HttpProcess> {
  return startProcess({
    file: fileURLToPath(new URL('../../../../services/board/src/main.ts', import.meta.url)),
    port: await freePort(),
    env: {
      ...space.env({}, 'board'),
      LOG_LEVEL: 'warn',
      PUSH_KEY: Buffer.alloc(32, 7).toString('base64url'),
    },
    asks: '/ready',
  });
}

/** The same call in the names of some members, as the gateway hands it on. */
export function callsOf(
  space: TestSpace,
  path: string,
  members: readonly number[],
): Promise<MessageCall[]> {
  return Promise.all(
    members.map(async (number) => {
      const caller = memberCaller({ siteId: SITE, memberId: memberId(number), level: 1 });
      const signed = await space.keyring.sign(caller, { to: 'board', path }, Date.now() + HOUR_MS);
      const headers = { 'content-type': 'application/json', [CALLER_HEADER]: signed };
      return { path, body: JSON.stringify({ siteId: SITE }), headers };
    }),
  );
}

/** Sends a message to everybody. @returns its number, and how long its answer took, in ms */
export async function sendToAll(
  space: TestSpace,
  url: string,
): Promise<{ msgIdx: number; tookMs: number }> {
  const permissions = ['messages.send'];
  const call = callAs({ url, key: space.keyring }, operatorCaller({ siteId: SITE, permissions }));
  const start = performance.now();
  const { resultCode, data } = await call('/api/admin/board/messages/send', {
    target: { kind: 'all' },
    texts: { ko: { title: '모두에게', body: '모든 회원이 바로 읽습니다.' } },
    showAt: null,
  });
  if (resultCode !== '0') throw new Error(`The message was refused: ${resultCode}`);
  return { msgIdx: data.msgIdx, tookMs: performance.now() - start };
}
