import { createServer, type ServerResponse } from 'node:http';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Beacon, createBeacon } from './beacon-client.ts';
import { ownChain, signRound } from './beacon-signer.ts';

const chain = ownChain('sandbox');
const answerOf = (round: number, signer = 'sandbox') =>
  JSON.stringify({ round, signature: signRound(signer, round) });

/** By round: a beacon of every kind. */
const rounds: Record<string, (response: ServerResponse) => void> = {
  1: (response) => response.end(answerOf(1)),
  2: (response) => response.end(answerOf(1)),
  3: (response) => response.end(answerOf(3, 'another')),
  4: (response) => response.writeHead(404).end(),
  5: (response) => response.writeHead(302, { location: './1' }).end(),
  // It would be a round, were it not for what comes before it.
  6: (response) => response.end(' '.repeat(5_000) + answerOf(6)),
  7: (response) => {
    response.write(' '.repeat(2_500));
    response.end(' '.repeat(2_500) + answerOf(7));
  },
};
let asked = 0;
const server = createServer(({ url = '' }, response) => {
  asked += 1;
  const [, hash, , round = ''] = url.split('/');
  if (hash === chain.hash) rounds[round]?.(response);
});
let beacon: Beacon;

beforeAll(async () => {
  beacon = createBeacon((await listenLocally(server)).url, chain);
});
afterAll(async () => {
  await beacon.close();
  await closeNow(server);
});

test('a round is asked for once', async () => {
  expect(await beacon.signatureOf(1)).toBe(signRound('sandbox', 1));
  expect(await beacon.signatureOf(1)).toBe(signRound('sandbox', 1));
  expect(asked).toBe(1);
});

test.each([
  ['another round', 2, 'did not sign'],
  ['another signer', 3, 'did not sign'],
  ['no such round yet', 4, 'answers 404'],
  ['a way elsewhere', 5, 'answers 302'],
])('%s is no answer', async (_name, round, message) => {
  await expect(beacon.signatureOf(round)).rejects.toThrow(message);
});

test.each([
  ['as promised', 6],
  ['in pieces', 7],
])('an answer that is too long ends at the bound, %s', async (_name, round) => {
  await expect(beacon.signatureOf(round)).rejects.toMatchObject({
    code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE',
  });
});
