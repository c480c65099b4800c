import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo, startTestService } from '@noriter/kit/testing';
import { marketEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProducerName } from '../src/domain/feed/messages.ts';
import { readOffers } from '../src/queries/sport-offers.ts';
import { betting } from '../src/service.ts';
import { type BettingHouse, openBettingHouse } from './betting-house.ts';
import {
  type FeedStage,
  fixtureSaid,
  openFeedStage,
  settledSaid,
  TOTAL,
  totalSaid,
} from './feed-stage.ts';

let house: BettingHouse;
let stage: FeedStage;
let heard: Listening<typeof marketEvents>;
/** Processes that hear the feed, beside the house, which does not. */
let hearing: { stop(): Promise<void> }[] = [];

const env = () => ({ DRAW_KEY: Buffer.alloc(32, 5).toString('base64'), ODDS_FEED_URL: stage.url });
async function hear() {
  const one = await startTestService(betting, { space: house.space, env: env() });
  hearing.push(one);
  return one;
}

beforeAll(async () => {
  house = await openBettingHouse('betting_feed', { withWallet: false });
  stage = await openFeedStage();
  heard = await listenTo(house.space, marketEvents);
  await hear();
  await upIs('prematch');
});
afterEach(async () => {
  if (hearing.length === 0) await hear();
  await upIs('prematch');
  await upIs('live');
});
afterAll(async () => {
  for (const one of hearing) await one.stop();
  await heard.stop();
  await stage.close();
  await house.close();
});

/** What a member would be offered now. */
const offer = async (fixtureId: string, selectionId = 'over') => {
  const [found] = await readOffers(house.pool, [{ fixtureId, marketKey: TOTAL, selectionId }]);
  return found ? { odds: found.odds, isOpen: found.isOpen } : null;
};
const offered = (fixtureId: string, expected: { odds: bigint; isOpen: boolean }) =>
  eventually(async () => expect(await offer(fixtureId)).toEqual(expected), 8_000);

async function stateOf(name: ProducerName) {
  const { rows } = await house.pool.query<{ state: string; sequence: bigint; epoch: bigint }>(
    'select state, sequence, epoch from feed_producer where producer = $1',
    [name],
  );
  return rows[0];
}
function upIs(name: ProducerName) {
  const { epoch, lines } = stage.product(name);
  const sequence = BigInt(lines.at(-1)?.sequence ?? 0);
  return eventually(
    async () =>
      expect(await stateOf(name)).toEqual({ state: 'up', sequence, epoch: BigInt(epoch) }),
    15_000,
  );
}
async function faultsOf(fixtureId: string) {
  const { rows } = await house.pool.query<{ fault: string }>(
    'select fault from feed_fault where fixture_id = $1 order by fault_id',
    [fixtureId],
  );
  return rows.map(({ fault }) => fault);
}

/** A fixture with an open total, of a name of its own. */
async function openFixture(name: ProducerName = 'prematch') {
  const fixtureId = `sr:match:${randomUUID()}`;
  stage.say(name, fixtureSaid(fixtureId));
  stage.say(name, totalSaid(fixtureId, '1.95'));
  await offered(fixtureId, { odds: 1_950n, isOpen: true });
  return fixtureId;
}

describe('what the feed says', () => {
  it('stops the groups of markets it names, and no other', async () => {
    const fixtureId = await openFixture();
    stage.say('prematch', { tag: 'bet_stop', fixtureId, attributes: 'groups="1st_half|special"' });
    await upIs('prematch');
    expect(await offer(fixtureId)).toEqual({ odds: 1_950n, isOpen: true });
    stage.say('prematch', { tag: 'bet_stop', fixtureId, attributes: 'groups="race|regular_play"' });
    await offered(fixtureId, { odds: 1_950n, isOpen: false });
    const other = await openFixture();
    stage.say('prematch', { tag: 'bet_stop', fixtureId: other, attributes: 'groups="unheard_of"' });
    await offered(other, { odds: 1_950n, isOpen: false });
  });

  it('is offered, and told to those who follow, each change with the next number', async () => {
    const fixtureId = await openFixture();
    stage.say('prematch', totalSaid(fixtureId, '2.05'));
    stage.say('prematch', { tag: 'bet_stop', fixtureId, attributes: 'groups="all"' });
    await offered(fixtureId, { odds: 2_050n, isOpen: false });
    const events = () => heard.events.filter(({ value }) => value.fixtureId === fixtureId);
    await eventually(() => {
      const last = events().at(-1)?.value.event;
      expect(last?.case === 'marketsChanged' && last.value.markets[0]?.state).toBe('suspended');
    });
    const versions = events().map(({ value }) => Number(value.version));
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(events()[0]?.value).toMatchObject({ sport: 'soccer', version: 1n });
    const { rows } = await house.pool.query(
      'select away_ko, version from sport_fixture where fixture_id = $1',
      [fixtureId],
    );
    expect(rows).toEqual([{ away_ko: '울산 & 친구', version: BigInt(versions.length) }]);
  });

  it('is shown to guests, who find it by its name', async () => {
    const fixtureId = await openFixture();
    const { data } = await house.guest('/api/sport/fixture', { fixtureId });
    expect(data.fixture).toMatchObject({
      fixtureId,
      league: { nameKo: 'K리그1' },
      state: 'planned',
      markets: [
        { marketKey: TOTAL, state: 'active', selections: [{ odds: '1.95', isOpen: true }, {}] },
      ],
    });
    const unknown = await house.guest('/api/sport/fixture', { fixtureId: 'sr:match:0' });
    expect(unknown.resultCode).toBe('B1070');
    const list = await house.guest('/api/sport/fixtures', { mode: 'prematch', search: '서울' });
    expect(list.data.list.length).toBeGreaterThan(0);
    expect(list.data.list[0].markets[0]).toMatchObject({ marketKey: TOTAL });
    const none = await house.guest('/api/sport/fixtures', { mode: 'prematch', search: '100%' });
    expect(none.data.list).toEqual([]);
    const menu = await house.guest('/api/sport/menu', {});
    expect(menu.data.sports[0]).toMatchObject({ sport: 'soccer', live: 0 });
    expect(menu.data.sports[0].fixtures).toBeGreaterThan(0);
  });

  it('counts once and in its order, however it comes', async () => {
    const fixtureId = await openFixture();
    stage.say('prematch', totalSaid(fixtureId, '2.00'), 'twice');
    const late = stage.say('prematch', totalSaid(fixtureId, '2.10'), 'held');
    const asked = stage.product('prematch').asked.length;
    stage.say('prematch', totalSaid(fixtureId, '2.20'));
    stage.write('prematch', late.text);
    await offered(fixtureId, { odds: 2_200n, isOpen: true });
    // What came late was not asked for: the gap closed by itself.
    expect(stage.product('prematch').asked.length).toBe(asked);
    await upIs('prematch');
  });

  it('is asked for when it did not come, and nothing is offered until it has', async () => {
    const fixtureId = await openFixture();
    stage.say('prematch', { tag: 'bet_stop', fixtureId, attributes: 'groups="all"' }, 'lost');
    const other = await openFixture('live');
    stage.alive('prematch');
    await eventually(async () => expect(await offer(fixtureId)).toMatchObject({ isOpen: false }));
    await upIs('prematch');
    // It was the stop that was lost.
    await offered(fixtureId, { odds: 1_950n, isOpen: false });
    await offered(other, { odds: 1_950n, isOpen: true });
  });

  it('stops for all markets at once when it goes away, and all are back with it', async () => {
    const fixtures = [await openFixture(), await openFixture()];
    const live = await openFixture('live');
    stage.product('prematch').isAway = true;
    await eventually(async () => {
      for (const one of fixtures) expect(await offer(one)).toMatchObject({ isOpen: false });
    }, 14_000);
    await offered(live, { odds: 1_950n, isOpen: true });
    const fed = (isUp: boolean) => () =>
      expect(heard.events.at(-1)?.value.event).toMatchObject({
        case: 'producerChanged',
        value: { producer: 'prematch', isUp },
      });
    await eventually(fed(false), 5_000);
    const before = heard.events.length;
    stage.say('prematch', totalSaid(fixtures[0] ?? '', '3.00'));
    stage.product('prematch').isAway = false;
    stage.alive('prematch', 0);
    await offered(fixtures[0] ?? '', { odds: 3_000n, isOpen: true });
    await offered(fixtures[1] ?? '', { odds: 1_950n, isOpen: true });
    // One event for the producer, one for the price: no market was touched for the outage.
    await eventually(() => expect(heard.events.length).toBe(before + 2));
  }, 40_000);

  it('of an earlier epoch is offered no more unless it is said again', async () => {
    const [kept, gone] = [await openFixture(), await openFixture()];
    stage.beginAnew('prematch');
    stage.say('prematch', fixtureSaid(kept), 'lost');
    stage.say('prematch', totalSaid(kept, '1.80'), 'lost');
    stage.alive('prematch');
    await offered(kept, { odds: 1_800n, isOpen: true });
    expect(await offer(gone)).toMatchObject({ isOpen: false });
  });
});

describe('a feed that lies', () => {
  it.each<[string, (fixtureId: string) => Parameters<FeedStage['say']>[1], string]>([
    ['pays back more than it takes', (id) => totalSaid(id, '2.10', '2.10'), 'no-margin'],
    ['has a price of nothing', (id) => totalSaid(id, '1.00', '9.00'), 'no-price'],
    [
      'knows a selection that cannot be',
      (id) => {
        const said = totalSaid(id, '1.95');
        return { ...said, inside: said.inside?.replace('id="13"', 'id="99"') ?? '' };
      },
      'unknown-selection',
    ],
    ['settles half a market', (id) => settledSaid(id, 'over', 'over'), 'incomplete'],
    [
      'has a line that is none',
      (id) => {
        const said = totalSaid(id, '1.95');
        return { ...said, inside: said.inside?.replace('total=2.5', 'total=2.6') ?? '' };
      },
      'unreadable',
    ],
    ['says what nobody knows', (fixtureId) => ({ tag: 'odds_explode', fixtureId }), 'unreadable'],
  ])('and %s, closes its own markets', async (_case, lie, fault) => {
    const [fixtureId, honest] = [await openFixture(), await openFixture()];
    stage.say('prematch', lie(fixtureId));
    await eventually(async () => expect(await offer(fixtureId)).toMatchObject({ isOpen: false }));
    expect(await faultsOf(fixtureId)).toEqual([fault]);
    expect(await offer(honest)).toMatchObject({ isOpen: true });
    stage.say('prematch', totalSaid(fixtureId, '1.90'));
    await offered(fixtureId, { odds: 1_900n, isOpen: true });
  });

  it('and contradicts itself about a result, is believed last, and counted', async () => {
    const fixtureId = await openFixture();
    const market = async () => {
      const { rows } = await house.pool.query(
        'select state, settlement_version as version from sport_market where fixture_id = $1',
        [fixtureId],
      );
      return rows[0];
    };
    const after = (said: Parameters<FeedStage['say']>[1], state: string, version: number) => {
      stage.say('prematch', said);
      return eventually(async () => expect(await market()).toEqual({ state, version }));
    };
    await after(settledSaid(fixtureId, 'over'), 'settled', 1);
    await after(settledSaid(fixtureId, 'under'), 'settled', 2);
    // The same once more changes nothing.
    stage.say('prematch', settledSaid(fixtureId, 'under'));
    const name = '<market id="18" specifiers="total=2.5" void_reason="wrong_odds"/>';
    await after({ tag: 'rollback_bet_settlement', fixtureId, inside: name }, 'suspended', 3);
    await after({ tag: 'bet_cancel', fixtureId, inside: name }, 'cancelled', 4);
    await after({ tag: 'rollback_bet_cancel', fixtureId, inside: name }, 'suspended', 5);
  });

  it('and sends no text at all, is not heard of again', async () => {
    const fixtureId = await openFixture();
    for (const text of ['<odds_change', '{}', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', '<alive/>']) {
      stage.write('prematch', text);
    }
    stage.say('prematch', totalSaid(fixtureId, '2.40'));
    await offered(fixtureId, { odds: 2_400n, isOpen: true });
    const { rows } = await house.pool.query(
      `select count(*)::int as count from feed_fault where fault = 'unreadable' and sequence = 0`,
    );
    expect(rows[0].count).toBeGreaterThanOrEqual(4);
  });
});

describe('who hears the feed', () => {
  it('is one of many; when it ends another goes on where it was', async () => {
    const fixtureId = await openFixture();
    const second = await hear();
    const holders = async () => {
      const { rows } = await house.pool.query('select holder from feed_producer order by producer');
      return rows.map(({ holder }) => holder);
    };
    const before = await holders();
    stage.say('prematch', totalSaid(fixtureId, '2.00'));
    await offered(fixtureId, { odds: 2_000n, isOpen: true });
    expect(await holders()).toEqual(before);
    const [first] = hearing;
    await first?.stop();
    hearing = [second];
    stage.say('prematch', totalSaid(fixtureId, '2.10'));
    await offered(fixtureId, { odds: 2_100n, isOpen: true });
    expect(new Set([...before, ...(await holders())]).size).toBe(6);
  });

  it('has its rights taken when it says nothing for long, and then nothing of it counts', async () => {
    const fixtureId = await openFixture();
    const thief = randomUUID();
    await house.pool.query('update feed_producer set holder = $1 where producer = $2', [
      thief,
      'prematch',
    ]);
    stage.say('prematch', totalSaid(fixtureId, '2.60'));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await offer(fixtureId)).toMatchObject({ odds: 1_950n });
    // The thief says nothing, and after a while the producer is taken back.
    await offered(fixtureId, { odds: 2_600n, isOpen: true });
  });
});
