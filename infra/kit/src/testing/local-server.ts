import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/**
 * Has a server listen on a free port of this machine.
 *
 * @returns `url` with that port, for a server of HTTP
 */
export async function listenLocally(server: Server): Promise<{ port: number; url: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return { port: address.port, url: `http://127.0.0.1:${address.port}` };
}

/** Ends a server with all its connections, whatever is under way on them; one that has ended stays so. */
export async function closeNow(server: HttpServer): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
