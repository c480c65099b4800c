/**
 * An attack: one message that cannot be applied, written down or numbered must cost its own fixture, and
 * not the producer that sent it.
 */
import { randomUUID } from 'node:crypto';
import { eventually, startTestService } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betting } from '../../src/service.ts';
import { readOffers } from '../../src/sportsbook/store/offers.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import {
  type FeedWorld,
  fixtureElement,
  openFeedWorld,
  TOTAL,
  totalElement,
} from '../world/feed-world.ts';

let world: BettingWorld;
let feedWorld: FeedWorld;
let following: { stop(): Promise<void> };

beforeAll(async () => {
  world = await openBettingWorld('betting_feed_faults', { withWallet: false });
  feedWorld = await openFeedWorld();
  following = await startTestService(betting, {
    space: world.space,
    env: { DRAW_KEY: Buffer.alloc(32, 5).toString('base64'), ODDS_FEED_URL: feedWorld.url },
  });
  await isWhole();
});
afterAll(async () => {
  await following.stop();
  await feedWorld.close();
  await world.close();
});

/** The producer is up, and has counted all that it sent. */
function isWhole() {
  const sequence = BigInt(feedWorld.product('prematch').lines.at(-1)?.sequence ?? 0);
  return eventually(async () => {
    const { rows } = await world.pool.query(
      `select state, sequence from feed_producer where producer = 'prematch'`,
    );
    expect(rows).toEqual([{ state: 'up', sequence }]);
  });
}

function offered(fixtureId: string, expected: { odds: bigint; isOpen: boolean }) {
  const leg = { fixtureId, marketKey: TOTAL, selectionId: 'over' };
  return eventually(async () => {
    const [found] = await readOffers(world.pool, [leg]);
    expect(found).toMatchObject(expected);
  });
}

async function openFixture() {
  const fixtureId = `sr:match:${randomUUID()}`;
  feedWorld.report('prematch', fixtureElement(fixtureId));
  feedWorld.report('prematch', totalElement(fixtureId, '1.95'));
  await offered(fixtureId, { odds: 1_950n, isOpen: true });
  return fixtureId;
}

async function faultsSince(sequence: number) {
  const { rows } = await world.pool.query<{ fixtureId: string | null; fault: string }>(
    `select fixture_id as "fixtureId", fault from feed_fault where sequence > $1 order by sequence`,
    [sequence],
  );
  return rows;
}

const lastSequence = () => feedWorld.product('prematch').lines.at(-1)?.sequence ?? 0;

it('a text that the database cannot keep as it is, is a fault like any other', async () => {
  const [lying, other] = [await openFixture(), await openFixture()];
  const before = lastSequence();
  // Cut off where it is too long, one of the two ends in half a character.
  for (const start of ['', 'x']) {
    const reported = totalElement(lying, '1.95');
    const inside = reported.inside?.replace('total=2.5', start + '😀'.repeat(600)) ?? '';
    feedWorld.report('prematch', { ...reported, inside });
  }
  feedWorld.report('prematch', fixtureElement(`sr:\0:${lying}`));
  feedWorld.report('prematch', totalElement(other, '2.20'));
  await offered(other, { odds: 2_200n, isOpen: true });
  await offered(lying, { odds: 1_950n, isOpen: false });
  await isWhole();
  expect(await faultsSince(before)).toEqual([
    { fixtureId: lying, fault: 'unreadable' },
    { fixtureId: lying, fault: 'unreadable' },
    { fixtureId: `sr:\uFFFD:${lying}`, fault: 'not-applied' },
  ]);
});

it('a message that names no fixture leaves no gap, and stops the fixture that it has inside', async () => {
  const [known, other] = [await openFixture(), await openFixture()];
  const before = lastSequence();
  feedWorld.report('prematch', totalElement('', '2.00'));
  feedWorld.report('prematch', totalElement('x'.repeat(81), '2.00'));
  feedWorld.report('prematch', { ...fixtureElement(known), fixtureId: '' });
  await isWhole();
  await offered(known, { odds: 1_950n, isOpen: false });
  await offered(other, { odds: 1_950n, isOpen: true });
  expect(await faultsSince(before)).toEqual([
    { fixtureId: null, fault: 'unreadable' },
    { fixtureId: null, fault: 'unreadable' },
    { fixtureId: known, fault: 'unreadable' },
  ]);
});

it('a message that ends in a time-out each time, is a fault the tenth time, and stops its fixture', async () => {
  const [slow, other] = [await openFixture(), await openFixture()];
  const before = lastSequence();
  // A sequence counts also what is undone.
  await world.pool.query(`
    create sequence stalls;
    create function stall_market() returns trigger language plpgsql as $$ begin
      perform nextval('stalls');
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end $$;
    create trigger stall_market before update on sport_market for each row
      when (new.fixture_id = '${slow}' and new.state = 'active') execute function stall_market();`);
  feedWorld.report('prematch', totalElement(slow, '2.10'));
  feedWorld.report('prematch', totalElement(other, '2.20'));
  await offered(other, { odds: 2_200n, isOpen: true });
  await offered(slow, { odds: 1_950n, isOpen: false });
  await isWhole();
  expect(await faultsSince(before)).toEqual([{ fixtureId: slow, fault: 'not-applied' }]);
  const { rows } = await world.pool.query('select last_value as tries from stalls');
  expect(rows).toEqual([{ tries: 10n }]);
  await world.pool.query('drop function stall_market cascade; drop sequence stalls');
  feedWorld.report('prematch', totalElement(slow, '2.30'));
  await offered(slow, { odds: 2_300n, isOpen: true });
});
