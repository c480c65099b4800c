import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';

/** One dark pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Bytes are sent as they are, and as a page. */
type Handler = (path: string, body: Record<string, unknown>) => Promise<object> | object;

/** The vendors' own server: what they answer to launches, feeds and transfers is the test's. */
export async function openVendorServer() {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const answers = new Map<string, Handler>();
  const pictures: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      pictures.push(path);
      if (path.startsWith('/image/lost')) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
      return;
    }
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    calls.push({ path, body });
    try {
      const handler = answers.get(path) ?? answers.get(path.replace(/^\/[^/]+/, ''));
      if (handler === undefined) throw new Error(`${path} is not answered.`);
      const answered = await handler(path, body);
      const isBytes = Buffer.isBuffer(answered);
      response.writeHead(200, { 'content-type': isBytes ? 'text/html' : 'application/json' });
      response.end(isBytes ? answered : JSON.stringify(answered));
    } catch {
      response.writeHead(500).end();
    }
  }
  const { url } = await listenLocally(server);
  answers.set('/launch', () => ({ url: 'http://127.0.0.1:9/game' }));
  return {
    url,
    calls,
    answers,
    /** The pictures it was asked for. */
    pictures,
    close: () => closeNow(server),
  };
}
