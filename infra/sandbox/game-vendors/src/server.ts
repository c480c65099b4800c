import { type FastifyInstance, fastify } from 'fastify';
import { addControl } from './http/control.ts';
import { addGameCalls } from './http/game-calls.ts';
import { addLiveTables } from './http/live-tables.ts';
import { addPages } from './http/pages.ts';
import { addRoundPage } from './http/round-page.ts';
import { addTransferCalls } from './http/transfer-calls.ts';
import { addVendorCalls } from './http/vendor-calls.ts';
import { addVideo } from './http/video.ts';
import type { Outside } from './outside.ts';

export function createServer(outside: Outside): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  // Amounts are digits in JSON, never numbers.
  app.setReplySerializer((payload) =>
    JSON.stringify(payload, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );
  app.get('/live', () => ({ service: 'game-vendors' }));
  app.get('/ready', () => ({ ready: true }));
  addVendorCalls(app, outside);
  addTransferCalls(app, outside);
  addGameCalls(app, outside);
  addLiveTables(app, outside);
  addPages(app, outside);
  addRoundPage(app, outside);
  addVideo(app);
  addControl(app, outside);
  return app;
}
