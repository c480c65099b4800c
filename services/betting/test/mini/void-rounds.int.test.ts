import { randomUUID } from 'node:crypto';
import {
  callAs,
  guestCaller,
  memberCaller,
  openTestSpace,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceRounds } from '../../src/mini/actions/announce-rounds.ts';
import { betting } from '../../src/service.ts';

const DRAW_KEY = Buffer.alloc(32, 5).toString('base64');
const game = { gameId: 'powerball' };

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openWorld() {
  const space = await openTestSpace('betting_void_rounds');
  const clock = settableClock('2026-01-15T00:00:00Z');
  const running = await startTestService(betting, { space, clock, env: { DRAW_KEY }, jobs: false });
  const { pool } = running.deps;
  await announceRounds(running.deps);
  return {
    /** The coming round as each address shows it, to a guest and to a member of a site. */
    async offersOf(siteId: string) {
      const callers = [guestCaller({ siteId }), memberCaller({ siteId })];
      const answers = callers
        .map((caller) => callAs({ url: running.url, key: space.keyring }, caller))
        .flatMap((call) => [
          call('/api/minigame/round', game),
          call('/api/minigame/markets', game),
          call('/api/minigame/slots/powerball/single', {}),
        ]);
      return (await Promise.all(answers)).map(({ data }) => data.round);
    },
    /** Of the coming round, where a void of it has come so far. */
    requestVoid: (siteId: string, status: string) =>
      pool.query(
        `insert into round_void (void_id, site_id, round_id, reason, status, asked_by,
           asked_by_name, asked_at, decided_by, decided_at, before_draw)
         select gen_random_uuid(), $1, round_id, 'test', $2, $3, 'a', now(), $3,
           case when $2 <> 'waiting' then now() end, case when $2 = 'approved' then true end
         from mini_round where game_id = 'powerball' and draws_at > $4
         order by draws_at limit 1`,
        [siteId, status, randomUUID(), clock.now()],
      ),
    async close() {
      await running.stop();
      await space.close();
    },
  };
}

const newSite = () => `site-${randomUUID().slice(0, 8)}`;

it('a round that was declared void is shown so, on its site alone', async () => {
  const [site, other] = [newSite(), newSite()];
  await world.requestVoid(site, 'approved');
  for (const round of await world.offersOf(site)) {
    expect(round).toMatchObject({ number: 109, isVoid: true });
  }
  for (const round of await world.offersOf(other)) {
    expect(round).toMatchObject({ number: 109, isVoid: false });
  }
});

it.each(['waiting', 'refused', 'withdrawn'])(
  'a void that is %s leaves the round as it is',
  async (status) => {
    const site = newSite();
    await world.requestVoid(site, status);
    for (const round of await world.offersOf(site)) expect(round).toMatchObject({ isVoid: false });
  },
);
