import { type SettableClock, startTestService } from '@noriter/kit/testing';
import { openIdentityWorld } from '../../../identity/test/identity-world.ts';
import { betting } from '../../src/service.ts';

export type StartWorld = Awaited<ReturnType<typeof openStartWorld>>;

/** The real identity, beside which betting starts, or does not. */
export async function openStartWorld() {
  const identity = await openIdentityWorld();
  const { space, url } = identity;
  const database = await space.createDatabase('betting');

  function open(changes: Record<string, string>, clock?: SettableClock) {
    const env = {
      DATABASE_URL: database,
      DRAW_KEY: Buffer.alloc(32, 5).toString('base64'),
      IDENTITY_URL: url,
      ...changes,
    };
    return startTestService(betting, { space, env, ...(clock === undefined ? {} : { clock }) });
  }

  return {
    open,
    /** Starts betting, and stops it. */
    async start(changes: Record<string, string>): Promise<void> {
      const service = await open(changes);
      await service.stop();
    },
    async makeSite(mode: 'demo' | 'real'): Promise<void> {
      await identity.deps.pool.query(
        `insert into site_options (site_id, version, document, changed_at, changed_by)
         values ('site-' || $1, 1, jsonb_build_object('mode', $1::text), now(), '')`,
        [mode],
      );
    },
    close: () => identity.close(),
  };
}
