import { eventually } from '@noriter/kit/testing/eventually';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerBalance,
  balance,
  call,
  type GatewayWorld,
  OTHER_SITE_KEY,
  openGatewayWorld,
  payloadKey,
} from './gateway-world.ts';

let world: GatewayWorld;

beforeAll(async () => {
  world = await openGatewayWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.wallet.seen.length = 0;
  world.wallet.answers(answerBalance(world.wallet.seen));
});

const ENCRYPTED = { 'content-type': 'application/jose' };

function close(text: string): Promise<string> {
  return new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(new Uint8Array(payloadKey));
}

/** One message in 256 ends in these two characters by itself. */
const withOtherEnd = (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'QQ' : 'AA'}`;

describe('an encrypted call', () => {
  it('reaches the service opened', async () => {
    const text = '{"siteId":"noriter","cashOutPass":"1234"}';
    const body = await close(text);
    const answer = await call(world.url, '/api/cash/out', { headers: ENCRYPTED, body });
    expect(answer.body).toEqual(balance);
    expect(world.wallet.seen[0]?.body).toBe(text);
    expect(world.wallet.seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('is answered encrypted when it asks for that', async () => {
    const answer = await call(world.url, '/api/cash/out', {
      headers: { ...ENCRYPTED, accept: 'application/jose' },
      body: await close('{}'),
    });
    expect(answer.headers.get('content-type')).toBe('application/jose');
    const opened = await compactDecrypt(answer.text, new Uint8Array(payloadKey));
    expect(JSON.parse(Buffer.from(opened.plaintext).toString())).toEqual(balance);
  });

  it.each(['application/jose;q=0, application/json', 'application/jose-nonsense', '*/*'])(
    'is answered as it is to who accepts %s',
    async (accept) => {
      const headers = { ...ENCRYPTED, accept };
      const answer = await call(world.url, '/api/cash/out', { headers, body: await close('{}') });
      expect(answer.body).toEqual(balance);
    },
  );

  it.each([
    ['that nobody encrypted', async () => '{"siteId":"noriter"}'],
    ['that holds no JSON', () => close('{"a":')],
    ['with a changed byte', async () => withOtherEnd(await close('{}'))],
    ['that is empty', async () => ''],
  ])('%s is refused and reaches nobody', async (_what, body) => {
    const answer = await call(world.url, '/api/cash/out', {
      headers: ENCRYPTED,
      body: (await body()) || ' ',
    });
    expect([answer.status, answer.body.resultCode]).toEqual([400, 'H400']);
    expect(world.wallet.seen).toHaveLength(0);
  });

  it.each([
    ['a picture', '/api/board/image/save', 7_340_032],
    ['any other call', '/api/board/free/save', 1_048_576],
  ])('carries as much as it may unencrypted: %s', async (_what, path, bytesMax) => {
    const { board, url } = world;
    board.answers(answerBalance(board.seen));
    // Small calls travel together from here on.
    await eventually(async () => {
      await call(url, '/api/board/notice/list');
      expect(board.carrying.size).toBe(1);
    });
    board.seen.length = 0;
    const sendOf = async (bytes: number) => {
      const data = 'A'.repeat(bytes - '{"data":""}'.length);
      const body = await close(JSON.stringify({ data }));
      const answer = await call(url, path, { headers: ENCRYPTED, body });
      return [answer.status, answer.body.resultCode];
    };
    expect(await sendOf(bytesMax)).toEqual([200, '0']);
    expect(board.seen.map(({ body }) => body.length)).toEqual([bytesMax]);
    expect(await sendOf(bytesMax + 1)).toEqual([413, 'H413']);
    // Refused by its length alone.
    expect(await sendOf(bytesMax + 2_000)).toEqual([413, 'H413']);
    expect(board.seen).toHaveLength(1);
    expect(board.carrying.size).toBe(1);
  });

  it('of a site without such a key is refused by its type', async () => {
    const headers = { ...ENCRYPTED, authorization: OTHER_SITE_KEY };
    const answer = await call(world.url, '/api/cash/out', { headers, body: await close('{}') });
    expect([answer.status, answer.body.resultCode]).toEqual([415, 'H415']);
  });
});
