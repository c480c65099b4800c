import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startS3Server } from '@noriter/kit/testing/s3-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from '../../src/images/clients/folder-store.ts';
import type { ObjectStore } from '../../src/images/clients/object-store.ts';
import { s3Store } from '../../src/images/clients/s3-store.ts';

const bucket = 'board-images';
const region = 'us-east-1';

let folder: string;
let server: S3Server;
let client: S3Client;
const stores = new Map<string, ObjectStore>();

beforeAll(async () => {
  // Any will do: the server of the test takes every key.
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  folder = mkdtempSync(join(tmpdir(), 'board-store-'));
  server = await startS3Server();
  const { url: endpoint } = server;
  client = new S3Client({ region, endpoint, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  stores.set('folder', folderStore(folder));
  stores.set('s3', s3Store({ bucket, region, endpoint }));
});

afterAll(async () => {
  for (const store of stores.values()) store.close();
  client.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const nameOf = () => `noriter/${randomUUID()}.webp`;

function storeOf(kind: string): ObjectStore {
  const store = stores.get(kind);
  if (store === undefined) throw new Error(`There is no store ${kind}.`);
  return store;
}

describe.each(['folder', 's3'])('the %s store', (kind) => {
  test('gives back the very bytes, and another time those that came last', async () => {
    const store = storeOf(kind);
    const name = nameOf();
    expect(await store.get(name)).toBeNull();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256));
    await store.put(name, bytes);
    expect((await store.get(name))?.equals(bytes)).toBe(true);
    await store.put(name, Buffer.from('other'));
    expect((await store.get(name))?.toString()).toBe('other');
  });

  test('removes what is there, once and again', async () => {
    const store = storeOf(kind);
    const name = nameOf();
    await store.put(name, Buffer.from('x'));
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeNull();
  });

  test.each(['../secret', 'noriter/../../etc/passwd', '/etc/passwd', 'noriter/x.html', ''])(
    'has nothing under %j',
    async (name) => {
      const store = storeOf(kind);
      await expect(async () => store.get(name)).rejects.toThrow(RangeError);
      await expect(async () => store.put(name, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(async () => store.remove(name)).rejects.toThrow(RangeError);
    },
  );

  test('keeps many that come at once', async () => {
    const store = storeOf(kind);
    const names = Array.from({ length: 20 }, nameOf);
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))));
    const found = await Promise.all(names.map(async (name) => String(await store.get(name))));
    expect(found).toEqual(names);
  });
});

test('the bucket knows what a picture is, and the folder keeps no half of one', async () => {
  const name = nameOf();
  await storeOf('s3').put(name, Buffer.from('x'));
  const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
  expect(head).toMatchObject({ ContentType: 'image/webp', ContentDisposition: 'inline' });
  const files = readdirSync(join(folder, 'noriter'));
  expect(files.every((file) => file.endsWith('.webp'))).toBe(true);
});
