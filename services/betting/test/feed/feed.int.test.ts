import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo, startTestService } from '@noriter/kit/testing';
import { marketEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { betting } from '../../src/service.ts';
import type { ProducerName } from '../../src/sportsbook/domain/messages/message-parts.ts';
import { readOffers } from '../../src/sportsbook/store/offers.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import {
  type FeedWorld,
  fixtureElement,
  openFeedWorld,
  settlementElement,
  TOTAL,
  totalElement,
} from '../world/feed-world.ts';

let world: BettingWorld;
let feedWorld: FeedWorld;
let received: Listening<typeof marketEvents>;
/** Processes that follow the feed, beside the world's, which does not. */
let receiving: { url: string; stop(): Promise<void> }[] = [];

const env = () => ({
  DRAW_KEY: Buffer.alloc(32, 5).toString('base64'),
  ODDS_FEED_URL: feedWorld.url,
});
async function receive() {
  const one = await startTestService(betting, { space: world.space, env: env() });
  receiving.push(one);
  return one;
}

beforeAll(async () => {
  world = await openBettingWorld('betting_feed', { withWallet: false });
  feedWorld = await openFeedWorld();
  received = await listenTo(world.space, marketEvents);
  await receive();
  await upIs('prematch');
});
afterEach(async () => {
  if (receiving.length === 0) await receive();
  await upIs('prematch');
  await upIs('live');
});
afterAll(async () => {
  for (const one of receiving) await one.stop();
  await received.stop();
  await feedWorld.close();
  await world.close();
});

/** What a member would be offered now. */
const offer = async (fixtureId: string, selectionId = 'over') => {
  const [found] = await readOffers(world.pool, [{ fixtureId, marketKey: TOTAL, selectionId }]);
  return found ? { odds: found.odds, isOpen: found.isOpen } : null;
};
const offered = (fixtureId: string, expected: { odds: bigint; isOpen: boolean }) =>
  eventually(async () => expect(await offer(fixtureId)).toEqual(expected));

async function stateOf(name: ProducerName) {
  const { rows } = await world.pool.query<{ state: string; sequence: bigint; epoch: bigint }>(
    'select state, sequence, epoch from feed_producer where producer = $1',
    [name],
  );
  return rows[0];
}
function upIs(name: ProducerName) {
  const { epoch, lines } = feedWorld.product(name);
  const sequence = BigInt(lines.at(-1)?.sequence ?? 0);
  return eventually(
    async () =>
      expect(await stateOf(name)).toEqual({ state: 'up', sequence, epoch: BigInt(epoch) }),
    15_000,
  );
}
async function faultsOf(fixtureId: string) {
  const { rows } = await world.pool.query<{ fault: string }>(
    'select fault from feed_fault where fixture_id = $1 order by fault_id',
    [fixtureId],
  );
  return rows.map(({ fault }) => fault);
}

/** A fixture with an open total, of a name of its own. */
async function openFixture(name: ProducerName = 'prematch') {
  const fixtureId = `sr:match:${randomUUID()}`;
  feedWorld.report(name, fixtureElement(fixtureId));
  feedWorld.report(name, totalElement(fixtureId, '1.95'));
  await offered(fixtureId, { odds: 1_950n, isOpen: true });
  return fixtureId;
}

describe('a feed that says nothing', () => {
  const silenceAt = async (url: string) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const [, seconds] =
      /^noriter_betting_feed_silent_seconds\{.*producer="live".*\} (.+)$/m.exec(text) ?? [];
    return Number(seconds);
  };

  it('is seen by an alarm; where none is followed, nothing is', async () => {
    await upIs('live');
    for (const one of receiving) expect(await silenceAt(one.url)).toBeLessThan(120);
    for (const one of receiving) await one.stop();
    receiving = [];
    await world.pool.query(
      `update feed_producer set alive_at = alive_at - interval '5 minutes',
         stopped_at = stopped_at - interval '5 minutes'`,
    );
    const away = { ...env(), ODDS_FEED_URL: 'http://127.0.0.1:9' };
    const late = await startTestService(betting, { space: world.space, env: away });
    expect(await silenceAt(late.url)).toBeGreaterThan(299);
    expect(await silenceAt(world.service.url)).toBeNaN();
    await late.stop();
  });
});

describe('what the feed reports', () => {
  it('stops the groups of markets it names, and no other', async () => {
    const fixtureId = await openFixture();
    feedWorld.report('prematch', {
      tag: 'bet_stop',
      fixtureId,
      attributes: 'groups="1st_half|special"',
    });
    await upIs('prematch');
    expect(await offer(fixtureId)).toEqual({ odds: 1_950n, isOpen: true });
    feedWorld.report('prematch', {
      tag: 'bet_stop',
      fixtureId,
      attributes: 'groups="race|regular_play"',
    });
    await offered(fixtureId, { odds: 1_950n, isOpen: false });
    const other = await openFixture();
    feedWorld.report('prematch', {
      tag: 'bet_stop',
      fixtureId: other,
      attributes: 'groups="unheard_of"',
    });
    await offered(other, { odds: 1_950n, isOpen: false });
  });

  it("is dated by the database's clock where it ends bets, and where they begin again", async () => {
    const fixtureId = await openFixture();
    const stops = async () => {
      const { rows } = await world.pool.query<{ at: Date | null; now: Date }>(
        'select stopped_at as at, clock_timestamp() as now from sport_market where fixture_id = $1',
        [fixtureId],
      );
      const [row] = rows;
      if (row === undefined) throw new Error('The market is there.');
      return { now: row.now, at: row.at?.getTime() ?? 0 };
    };
    const { now } = await stops();
    const longAgo = Date.now() - 60_000;
    const stop = { tag: 'bet_stop', fixtureId, attributes: 'groups="all"', at: longAgo };
    feedWorld.report('prematch', stop);
    await offered(fixtureId, { odds: 1_950n, isOpen: false });
    const ended = await stops();
    expect(ended.at).toBeGreaterThanOrEqual(now.getTime());
    feedWorld.report('prematch', { ...totalElement(fixtureId, '1.95'), at: longAgo });
    await offered(fixtureId, { odds: 1_950n, isOpen: true });
    const begun = await stops();
    expect(begun.at).toBeGreaterThanOrEqual(ended.now.getTime());
    // A price of what is open stops nothing.
    feedWorld.report('prematch', totalElement(fixtureId, '2.05'));
    await offered(fixtureId, { odds: 2_050n, isOpen: true });
    expect((await stops()).at).toBe(begun.at);
  });

  it('is offered, and published to those who follow, each change with the next number', async () => {
    const fixtureId = await openFixture();
    feedWorld.report('prematch', totalElement(fixtureId, '2.05'));
    feedWorld.report('prematch', { tag: 'bet_stop', fixtureId, attributes: 'groups="all"' });
    await offered(fixtureId, { odds: 2_050n, isOpen: false });
    const events = () => received.events.filter(({ value }) => value.fixtureId === fixtureId);
    await eventually(() => {
      const last = events().at(-1)?.value.event;
      expect(last?.case === 'marketsChanged' && last.value.markets[0]?.state).toBe('suspended');
    });
    const versions = events().map(({ value }) => Number(value.version));
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(events()[0]?.value).toMatchObject({ sport: 'soccer', version: 1n });
    const { rows } = await world.pool.query(
      'select away_ko, version from sport_fixture where fixture_id = $1',
      [fixtureId],
    );
    expect(rows).toEqual([{ away_ko: '울산 & 친구', version: BigInt(versions.length) }]);
  });

  it('is shown to guests, who find it by its name', async () => {
    const fixtureId = await openFixture();
    const { data } = await world.guest('/api/sport/fixture', { fixtureId });
    expect(data.fixture).toMatchObject({
      fixtureId,
      league: { nameKo: 'K리그1' },
      state: 'planned',
      markets: [
        { marketKey: TOTAL, state: 'active', selections: [{ odds: '1.95', isOpen: true }, {}] },
      ],
    });
    const unknown = await world.guest('/api/sport/fixture', { fixtureId: 'sr:match:0' });
    expect(unknown.resultCode).toBe('B1076');
    expect(unknown.resultMessage).toBe('존재하지 않는 경기입니다.');
    const list = await world.guest('/api/sport/fixtures', { mode: 'prematch', search: '서울' });
    expect(list.data.list.length).toBeGreaterThan(0);
    expect(list.data.list[0].markets[0]).toMatchObject({ marketKey: TOTAL });
    const none = await world.guest('/api/sport/fixtures', { mode: 'prematch', search: '100%' });
    expect(none.data.list).toEqual([]);
    const menu = await world.guest('/api/sport/menu', {});
    expect(menu.data.sports[0]).toMatchObject({ sport: 'soccer', live: 0 });
    expect(menu.data.sports[0].fixtures).toBeGreaterThan(0);
  });

  it('counts once and in its order, however it comes', async () => {
    const fixtureId = await openFixture();
    feedWorld.report('prematch', totalElement(fixtureId, '2.00'), 'twice');
    const late = feedWorld.report('prematch', totalElement(fixtureId, '2.10'), 'late');
    const asked = feedWorld.product('prematch').asked.length;
    feedWorld.report('prematch', totalElement(fixtureId, '2.20'));
    feedWorld.write('prematch', late.text);
    await offered(fixtureId, { odds: 2_200n, isOpen: true });
    // What came late was not asked for: the gap closed by itself.
    expect(feedWorld.product('prematch').asked.length).toBe(asked);
    await upIs('prematch');
  });

  it('is asked for when it did not come, and nothing is offered until it has', async () => {
    const fixtureId = await openFixture();
    feedWorld.report(
      'prematch',
      { tag: 'bet_stop', fixtureId, attributes: 'groups="all"' },
      'lost',
    );
    const other = await openFixture('live');
    feedWorld.alive('prematch');
    await eventually(async () => expect(await offer(fixtureId)).toMatchObject({ isOpen: false }));
    await upIs('prematch');
    // It was the stop that was lost.
    await offered(fixtureId, { odds: 1_950n, isOpen: false });
    await offered(other, { odds: 1_950n, isOpen: true });
  });

  it('stops for all markets at once when it goes away, and all are back with it', async () => {
    const fixtures = [await openFixture(), await openFixture()];
    const live = await openFixture('live');
    feedWorld.product('prematch').isAway = true;
    await eventually(async () => {
      for (const one of fixtures) expect(await offer(one)).toMatchObject({ isOpen: false });
    });
    await offered(live, { odds: 1_950n, isOpen: true });
    const fed = (isUp: boolean) => () =>
      expect(received.events.at(-1)?.value.event).toMatchObject({
        case: 'producerChanged',
        value: { producer: 'prematch', isUp },
      });
    await eventually(fed(false));
    const before = received.events.length;
    feedWorld.report('prematch', totalElement(fixtures[0] ?? '', '3.00'));
    feedWorld.product('prematch').isAway = false;
    feedWorld.alive('prematch', 0);
    await offered(fixtures[0] ?? '', { odds: 3_000n, isOpen: true });
    await offered(fixtures[1] ?? '', { odds: 1_950n, isOpen: true });
    // One event for the producer, one for the price: no market was touched for the outage.
    await eventually(() => expect(received.events.length).toBe(before + 2));
  });

  it('of an earlier epoch is offered no more unless it is reported again', async () => {
    const [kept, gone] = [await openFixture(), await openFixture()];
    feedWorld.beginAnew('prematch');
    feedWorld.report('prematch', fixtureElement(kept), 'lost');
    feedWorld.report('prematch', totalElement(kept, '1.80'), 'lost');
    feedWorld.alive('prematch');
    await offered(kept, { odds: 1_800n, isOpen: true });
    expect(await offer(gone)).toMatchObject({ isOpen: false });
  });
});

describe('a feed that lies', () => {
  it.each<[string, (fixtureId: string) => Parameters<FeedWorld['report']>[1], string]>([
    ['pays back more than it takes', (id) => totalElement(id, '2.10', '2.10'), 'no-margin'],
    ['has a price of nothing', (id) => totalElement(id, '1.00', '9.00'), 'no-price'],
    [
      'knows a selection that cannot be',
      (id) => {
        const reported = totalElement(id, '1.95');
        return { ...reported, inside: reported.inside?.replace('id="13"', 'id="99"') ?? '' };
      },
      'unknown-selection',
    ],
    ['settles half a market', (id) => settlementElement(id, 'over', 'over'), 'incomplete'],
    [
      'has a line that is none',
      (id) => {
        const reported = totalElement(id, '1.95');
        return { ...reported, inside: reported.inside?.replace('total=2.5', 'total=2.6') ?? '' };
      },
      'unreadable',
    ],
    ['says what nobody knows', (fixtureId) => ({ tag: 'odds_explode', fixtureId }), 'unreadable'],
  ])('and %s, closes its own markets', async (_case, lie, fault) => {
    const [fixtureId, honest] = [await openFixture(), await openFixture()];
    feedWorld.report('prematch', lie(fixtureId));
    await eventually(async () => expect(await offer(fixtureId)).toMatchObject({ isOpen: false }));
    expect(await faultsOf(fixtureId)).toEqual([fault]);
    expect(await offer(honest)).toMatchObject({ isOpen: true });
    feedWorld.report('prematch', totalElement(fixtureId, '1.90'));
    await offered(fixtureId, { odds: 1_900n, isOpen: true });
  });

  it('and contradicts itself about a result, is believed last, and counted', async () => {
    const fixtureId = await openFixture();
    const market = async () => {
      const { rows } = await world.pool.query(
        'select state, settlement_version as version from sport_market where fixture_id = $1',
        [fixtureId],
      );
      return rows[0];
    };
    const after = (
      reported: Parameters<FeedWorld['report']>[1],
      state: string,
      version: number,
    ) => {
      feedWorld.report('prematch', reported);
      return eventually(async () => expect(await market()).toEqual({ state, version }));
    };
    await after(settlementElement(fixtureId, 'over'), 'settled', 1);
    await after(settlementElement(fixtureId, 'under'), 'settled', 2);
    // The same once more changes nothing.
    feedWorld.report('prematch', settlementElement(fixtureId, 'under'));
    const name = '<market id="18" specifiers="total=2.5" void_reason="wrong_odds"/>';
    await after({ tag: 'rollback_bet_settlement', fixtureId, inside: name }, 'suspended', 3);
    await after({ tag: 'bet_cancel', fixtureId, inside: name }, 'cancelled', 4);
    await after({ tag: 'rollback_bet_cancel', fixtureId, inside: name }, 'suspended', 5);
  });

  it('and sends no text at all, is not read again', async () => {
    const fixtureId = await openFixture();
    for (const text of ['<odds_change', '{}', '<!DOCTYPE a [<!ENTITY b "c">]><a/>', '<alive/>']) {
      feedWorld.write('prematch', text);
    }
    feedWorld.report('prematch', totalElement(fixtureId, '2.40'));
    await offered(fixtureId, { odds: 2_400n, isOpen: true });
    const { rows } = await world.pool.query(
      `select count(*)::int as count from feed_fault where fault = 'unreadable' and sequence = 0`,
    );
    expect(rows[0].count).toBeGreaterThanOrEqual(4);
  });

  it('and what the database refuses of it, stops its own fixture and nothing else', async () => {
    const [refused, other] = [await openFixture(), await openFixture()];
    await world.pool.query(`
      create function refuse_market() returns trigger language plpgsql
        as $$ begin raise exception 'refused'; end $$;
      create trigger refuse_market before update on sport_market for each row
        when (new.fixture_id = '${refused}' and new.state = 'active')
        execute function refuse_market();`);
    feedWorld.report('prematch', totalElement(refused, '2.10'));
    feedWorld.report('prematch', totalElement(other, '2.20'));
    await offered(other, { odds: 2_200n, isOpen: true });
    await offered(refused, { odds: 1_950n, isOpen: false });
    await upIs('prematch');
    expect(await faultsOf(refused)).toEqual(['not-applied']);
    expect(await faultsOf(other)).toEqual([]);
    await world.pool.query('drop function refuse_market cascade');
    feedWorld.report('prematch', totalElement(refused, '2.30'));
    await offered(refused, { odds: 2_300n, isOpen: true });
  });
});

describe('who follows the feed', () => {
  it('is one of many; when it ends another goes on where it was', async () => {
    const fixtureId = await openFixture();
    const second = await receive();
    const holders = async () => {
      const { rows } = await world.pool.query('select holder from feed_producer order by producer');
      return rows.map(({ holder }) => holder);
    };
    const before = await holders();
    feedWorld.report('prematch', totalElement(fixtureId, '2.00'));
    await offered(fixtureId, { odds: 2_000n, isOpen: true });
    expect(await holders()).toEqual(before);
    const [first] = receiving;
    await first?.stop();
    receiving = [second];
    feedWorld.report('prematch', totalElement(fixtureId, '2.10'));
    await offered(fixtureId, { odds: 2_100n, isOpen: true });
    // It takes the producers one after the other, each when it next looks.
    await eventually(async () => {
      const after = await holders();
      expect(after).not.toContain(null);
      expect(new Set([...before, ...after]).size).toBe(6);
    });
  });

  it('loses its lease when it does not renew it for long, and then nothing of it counts', async () => {
    const fixtureId = await openFixture();
    const thief = randomUUID();
    const steal = (from: string) =>
      world.pool.query(
        `update feed_producer set holder = $1, heard_at = clock_timestamp() + $2::interval
         where producer = 'prematch'`,
        [thief, from],
      );
    await steal('1 minute');
    feedWorld.report('prematch', totalElement(fixtureId, '2.60'));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await offer(fixtureId)).toMatchObject({ odds: 1_950n });
    // The thief does not renew it, and after a while the producer is taken back.
    await steal('0 seconds');
    await offered(fixtureId, { odds: 2_600n, isOpen: true });
  });
});
