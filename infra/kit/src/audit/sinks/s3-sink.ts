import { AwsClient } from 'aws4fetch';
import type { HeadSink } from './head-sink.ts';

const TIMEOUT_MS = 10_000;
/** Names go down as positions go up, so that the newest is the first that a bucket lists. */
const HIGHEST = 10n ** 18n;

/**
 * Lines of a log as objects of a bucket, one each: `s3://KEY:SECRET@host/bucket/prefix?region=…`, or
 * `s3+http://` without TLS. The bucket keeps what is put for as long as its object lock says.
 */
export function s3Sink(address: string, log: string): HeadSink {
  const url = new URL(address);
  const [bucket = '', ...prefix] = url.pathname.slice(1).split('/');
  const scheme = url.protocol === 's3+http:' ? 'http' : 'https';
  const root = `${scheme}://${url.host}/${bucket}`;
  const folder = [...prefix.filter((part) => part !== ''), log, ''].join('/');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });

  async function ask(target: string, init: RequestInit = {}): Promise<string> {
    const answer = await client.fetch(target, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`The object store answers ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  }

  return {
    async put(position, line) {
      await ask(`${root}/${folder}${HIGHEST - position}.json`, { method: 'PUT', body: line });
    },
    async last() {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder, 'max-keys': '1' });
      const listed = await ask(`${root}?${query.toString()}`);
      const [, key] = /<Key>([^<]+)<\/Key>/.exec(listed) ?? [];
      return key === undefined ? null : ask(`${root}/${key}`);
    },
  };
}
