import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import type { VendorSecrets } from '../../src/config.ts';
import {
  type Asked,
  type Door,
  hubDoor,
  oneWalletDoor,
  pragmaticDoor,
  vortexDoor,
} from './doors.ts';
import { createLedger, type Ledger } from './ledger.ts';

/** What goes wrong with the next call whose path has the words: it is booked, or never arrives. */
export type Trouble = {
  path: string;
  how: 'lose-answer' | 'error' | 'refuse-connection';
  times: number;
};

export type StandIn = {
  readonly url: string;
  readonly ledger: Ledger;
  readonly keys: VendorSecrets;
  readonly asked: readonly (Asked & { vendorKey: string })[];
  trouble(next: Trouble): void;
  close(): Promise<void>;
};

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const shared = (name: string) => ({
  key: `key-of-${name}-${'k'.repeat(20)}`,
  secret: `secret-of-${name}-${'s'.repeat(20)}`,
});

/** A site over real HTTP: it knows who calls, keeps the money and loses answers when it is asked to. */
export async function startStandIn(start = 1_000_000n): Promise<StandIn> {
  const keys: VendorSecrets = {
    kplay: { ...shared('kplay'), key: pair.privateKey },
    evolution: shared('evolution'),
    pragmatic: shared('pragmatic'),
    bomb: shared('bomb'),
    kfishing: shared('kfishing'),
  };
  const ledger = createLedger(start);
  const doors: Readonly<Record<string, Door>> = {
    kplay: hubDoor(ledger, pair.publicKey),
    evolution: oneWalletDoor(ledger, keys.evolution.key),
    pragmatic: pragmaticDoor(ledger, keys.pragmatic.key),
    bomb: vortexDoor(ledger, keys.bomb.key),
  };
  const asked: (Asked & { vendorKey: string })[] = [];
  const troubles: Trouble[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://site');
    const [, , vendorKey = '', ...rest] = url.pathname.split('/');
    const path = rest.join('/');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const headers = new Headers(
        Object.entries(request.headers).map(([name, own]) => [name, String(own)]),
      );
      const own = {
        path,
        query: url.searchParams,
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      const trouble = troubles.find((one) => path.includes(one.path) && one.times > 0);
      if (trouble) trouble.times -= 1;
      if (trouble?.how === 'refuse-connection') return response.destroy();
      asked.push({ ...own, vendorKey });
      const answer = answerOf(doors[vendorKey], own);
      if (trouble?.how === 'lose-answer') return response.destroy();
      response.writeHead(trouble ? 503 : answer.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer.body));
    });
  });
  const { url } = await listenLocally(server);
  return {
    url,
    ledger,
    keys,
    asked,
    trouble: (next) => void troubles.push(next),
    close: () => closeNow(server),
  };
}

function answerOf(door: Door | undefined, asked: Asked): { status: number; body: unknown } {
  if (!door) return { status: 404, body: {} };
  try {
    return door(asked);
  } catch {
    return { status: 400, body: {} };
  }
}
