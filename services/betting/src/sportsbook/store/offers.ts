import type { LegName } from '@noriter/rules/leg-name';
import { sports } from '@noriter/rules/sports';
import type pg from 'pg';
import { z } from 'zod';
import type { OfferedLeg } from '../domain/offer.ts';
import { fixtureStates, isLive, overriddenOffer, overrideStates } from '../domain/override.ts';
import { ALIVE_TIMEOUT_MS, producerStates } from '../domain/producer-state.ts';
import { feedMarketOf, storedMarket } from './stored-market.ts';

const offerRow = storedMarket.extend({
  fixtureId: z.string(),
  marketKey: z.string(),
  selectionId: z.string(),
  sport: z.enum(sports),
  leagueId: z.string(),
  fixtureState: z.enum(fixtureStates),
  hasStarted: z.boolean(),
  fixtureOverride: z.enum(overrideStates),
  marketOverride: z.enum(overrideStates),
  margin: z.int(),
  producer: z.object({ state: z.enum(producerStates), epoch: z.coerce.number() }),
  marketStoppedAt: z.date().nullable(),
  producerStoppedAt: z.date().nullable(),
});

/**
 * Whether a producer is up by the database's clock: the process that follows it may have died, and its row holds
 * what was true then.
 */
export const producerStateSql = `case when producer.state = 'up' and producer.alive_at
  < clock_timestamp() - make_interval(secs => ${ALIVE_TIMEOUT_MS / 1000}) then 'down'
  else producer.state end`;

const offersSql = `
  select leg.fixture_id as "fixtureId", leg.market_key as "marketKey",
    leg.selection_id as "selectionId", fixture.sport, fixture.league_id as "leagueId",
    fixture.state as "fixtureState", fixture.starts_at <= clock_timestamp() as "hasStarted",
    fixture.house_state as "fixtureOverride", market.house_state as "marketOverride", fixture.margin,
    market.market, market.feed, market.hand_results as "manualResults",
    jsonb_build_object('state', ${producerStateSql}, 'epoch', producer.epoch) as producer,
    market.stopped_at as "marketStoppedAt",
    greatest(producer.stopped_at, producer.up_since) as "producerStoppedAt"
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality
      as leg (fixture_id, market_key, selection_id, place)
    join sport_market as market using (fixture_id, market_key)
    join sport_fixture as fixture using (fixture_id)
    join feed_producer as producer on producer.producer = market.producer
  order by leg.place`;

/**
 * What is offered at this very moment, by the database's clock: fixtures, markets and the producers
 * that price them, in one look. A selection that does not exist, or has no price at all, is left
 * out; of one that is named twice there are two.
 */
export async function readOffers(
  tx: pg.Pool | pg.ClientBase,
  legs: readonly LegName[],
): Promise<OfferedLeg[]> {
  const { rows } = await tx.query({
    name: 'sport-offers',
    text: offersSql,
    values: [
      legs.map(({ fixtureId }) => fixtureId),
      legs.map(({ marketKey }) => marketKey),
      legs.map(({ selectionId }) => selectionId),
    ],
  });
  return offerRow.array().parse(rows).flatMap(offeredLeg);
}

function offeredLeg(row: z.output<typeof offerRow>): OfferedLeg[] {
  const { fixtureId, marketKey, selectionId, sport, leagueId } = row;
  const reported = feedMarketOf(row);
  // The feed's own clock says it only of stops that are older than the column.
  const market = { ...reported, stoppedAt: row.marketStoppedAt ?? reported.stoppedAt };
  const producer = { ...row.producer, stoppedAt: row.producerStoppedAt };
  const offer = overriddenOffer(market, selectionId, producer, row);
  if (offer === null) return [];
  const leg = { fixtureId, marketKey, selectionId, sport, leagueId, market: market.market };
  return [{ ...leg, ...offer, isLive: isLive(market.producer) }];
}
