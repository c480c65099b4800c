import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkName, type ObjectStore } from './object-store.ts';

const CONNECT_MS = 2_000;
const ANSWER_MS = 8_000;
const ATTEMPTS_MAX = 3;

export type S3Settings = { bucket: string; region: string; endpoint: string | undefined };

/** Keeps objects in a bucket of S3, or of a server that speaks it. Credentials come as the SDK finds them. */
export function s3Store({ bucket, region, endpoint }: S3Settings): ObjectStore {
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // A server of one's own has its buckets below one name.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const at = (name: string) => ({ Bucket: bucket, Key: checkName(name) });
  return {
    async put(name, bytes) {
      const command = new PutObjectCommand({
        ...at(name),
        Body: bytes,
        ContentType: 'image/webp',
        ContentDisposition: 'inline',
      });
      await client.send(command);
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (err) {
        if (err instanceof NoSuchKey) return null;
        throw err;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    close: () => client.destroy(),
  };
}
