import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { liveUrl, tokenTopic } from './browser.ts';
import { buildGoClient, type GoClient, runGoClient, whyNoGo } from './go-client.ts';
import { type NotifierWorld, openNotifierWorld, type Person } from './notifier-world.ts';

/** The first build fetches two modules; later ones find the program. */
const BUILD_MS = 300_000;

let missing: string | null;
let program: string;
let world: NotifierWorld;
let service: Awaited<ReturnType<NotifierWorld['start']>>;

beforeAll(async () => {
  missing = await whyNoGo();
  if (missing) return;
  program = await buildGoClient();
  world = await openNotifierWorld('go');
  service = await world.start({ HEART_BEAT_MS: '1000' });
}, BUILD_MS);
beforeEach((context) => {
  if (missing) context.skip(missing);
});
afterAll(async () => {
  await service?.stop();
  await world?.close();
});

const run = (person: Person, changes: Record<string, string> = {}): GoClient =>
  runGoClient(program, {
    url: liveUrl(service.url),
    token: person.token,
    destination: tokenTopic(person.sessionId),
    ...changes,
  });

const ofKind = (client: GoClient, kind: string) =>
  client.lines.filter((line) => line.kind === kind);

describe('a client in another language', () => {
  it.each(['1.2', '1.1'])(
    'connects by STOMP %s, gets the balance and its changes, and leaves in order',
    async (version) => {
      const person = await world.member();
      const client = run(person, { version });
      await eventually(() => expect(ofKind(client, 'message')).toHaveLength(1));
      expect(ofKind(client, 'subprotocol')[0]?.text).toBe('v12.stomp');
      expect(ofKind(client, 'connected')[0]?.text).toBe(version);

      await world.cashChanged(person.memberId, 2_500n, 2n);
      await eventually(() => expect(ofKind(client, 'message')).toHaveLength(2));
      const [snapshot, change] = ofKind(client, 'message');
      expect(JSON.parse(snapshot?.text ?? '')).toEqual({ cmd: 'CASH', data1: '1000', data2: '10' });
      expect(JSON.parse(change?.text ?? '')).toEqual({ cmd: 'CASH', data1: '2500', data2: '10' });
      expect(change?.headers).toMatchObject({ version: '2', held: '7' });

      client.send('unsubscribe');
      client.send('disconnect');
      await eventually(() =>
        expect(ofKind(client, 'done').map(({ text }) => text)).toEqual([
          'unsubscribe',
          'disconnect',
        ]),
      );
      client.kill();
      await client.ended;
    },
  );

  it('stays connected by heart-beats alone', async () => {
    const person = await world.member();
    const client = run(person);
    await eventually(() => expect(ofKind(client, 'message')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await world.cashChanged(person.memberId, 3n, 2n);
    await eventually(() => expect(ofKind(client, 'message')).toHaveLength(2));
    expect(ofKind(client, 'error')).toEqual([]);
    client.kill();
    await client.ended;
  });

  it('reads the ERROR of what is not offered', async () => {
    const client = run(await world.member());
    await eventually(() => expect(ofKind(client, 'message')).toHaveLength(1));
    client.send('send');
    await eventually(() => expect(JSON.stringify(client.lines)).toContain('SEND is not offered'));
    expect(await client.ended).toBe(1);
  });

  it('reads the ERROR of a channel that is not theirs', async () => {
    const [person, other] = await Promise.all([world.member(), world.member()]);
    const client = run(person, { destination: tokenTopic(other.sessionId) });
    await eventually(() =>
      expect(JSON.stringify(client.lines)).toContain('belongs to another session'),
    );
    client.kill();
    await client.ended;
  });

  it('reads why a token is refused', async () => {
    const client = run({ ...(await world.member()), token: 'x.y.z' });
    expect(await client.ended).toBe(1);
    expect(ofKind(client, 'failed')[0]?.text).toContain('The token is invalid or has expired');
  });
});
