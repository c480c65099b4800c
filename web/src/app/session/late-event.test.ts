import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { followedTopics } from '../../shared/live/followed-topics.ts';
import type { LiveConnection } from '../../shared/live/live-channel.ts';
import { liveState } from '../../shared/live/live-state.ts';
import { balanceKey } from '../../shared/member/member-queries.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import { acceptSocket, writeText } from '../../shared/testing/live-server.ts';
import { openMemberChannel } from '../live-events.ts';

const session = (token: string) => ({ token, sessionId: token, expiresAt: '2999-01-01T00:00:00Z' });

/** Says that it is connected, whoever comes. */
const server = createServer();
let socket: Duplex | undefined;
let channel: LiveConnection | undefined;
server.on('upgrade', (request, taken) => {
  socket = taken;
  acceptSocket(request, taken);
  taken.once('data', () => writeText(taken, 'CONNECTED\nversion:1.2\n\n\0'));
});

/** On the topic that was subscribed to in this place: the member's own, the site's, what pages follow. */
function send(place: 0 | 1 | 2, cmd: string, headers = ''): void {
  const body = JSON.stringify({ cmd, data1: '777', data2: '0' });
  writeText(socket, `MESSAGE\nsubscription:sub-${place}\nmessage-id:1\n${headers}\n${body}\0`);
}

const shown = () => queryClient.getQueryData<{ version: string }>(balanceKey)?.version;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  channel?.close();
  socket?.destroy();
  server.close();
  memberSession.end('logout');
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('attack: what was on its way to a member is shown to who came after them', async () => {
  let followed = 0;
  const leave = followedTopics.follow('/topic/draws', () => {
    followed += 1;
  });
  memberSession.start(session('A'));
  channel = openMemberChannel('A');
  await expect.poll(() => liveState.getState().state).toBe('connected');
  send(0, 'CASH', 'version:5\n');
  await expect.poll(shown).toBe('5');
  memberSession.start(session('B'));
  queryClient.clear();
  send(0, 'CASH', 'version:6\n');
  // Of one channel the next comes behind it: what pages follow is everybody's.
  send(2, 'DRAW');
  await expect.poll(() => followed).toBe(1);
  expect(shown()).toBeUndefined();
  leave();
});
