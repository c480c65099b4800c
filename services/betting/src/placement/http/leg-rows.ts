import { nameSchemas } from '@noriter/kit/schema-names';
import { formatOdds } from '@noriter/rules/odds';
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { legResultShape } from '../../sportsbook/domain/messages/message-parts.ts';
import { fixtureStates } from '../../sportsbook/domain/override.ts';
import { marketShape } from '../../vocabulary/market.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { putOffOf } from '../domain/sport/put-off.ts';
import type { LegView } from '../store/read-slip.ts';

/** A leg of a bet on sports. */
export const legShape = z.object({
  position: z.int(),
  fixtureId: z.string(),
  marketKey: z.string(),
  selectionId: z.string(),
  sport: z.enum(sports),
  leagueId: z.string(),
  homeKo: z.string().nullable().describe('null where competitors are ranked'),
  homeEn: z.string().nullable(),
  awayKo: z.string().nullable(),
  awayEn: z.string().nullable(),
  market: marketShape,
  odds: oddsText,
  askedOdds: oddsText.describe('Those the member saw'),
  isLive: z.boolean().describe('It was bet on in play'),
  startsAt: z.iso.datetime(),
  result: legResultShape.nullable().describe('null while its market has none'),
  putOff: z
    .object({
      state: z.enum(fixtureStates),
      startsAt: z.iso.datetime().nullable().describe('The new start; null where none is known'),
      voidAt: z.iso
        .datetime()
        .nullable()
        .describe('From then on the leg is void; null where the new start is before'),
    })
    .meta({ id: 'PutOff' })
    .nullable()
    .describe('Of a leg without a result, where its match is not played when it was to be'),
});

nameSchemas({ LegView: legShape });

const { market, result, sport } = legShape.shape;

export function legRowOf(leg: LegView): z.input<typeof legShape> {
  return {
    position: leg.position,
    fixtureId: leg.fixtureId,
    marketKey: leg.marketKey,
    selectionId: leg.selectionId,
    sport: sport.parse(leg.sport),
    leagueId: leg.leagueId,
    homeKo: leg.homeKo,
    homeEn: leg.homeEn,
    awayKo: leg.awayKo,
    awayEn: leg.awayEn,
    market: market.parse(leg.market),
    odds: formatOdds(leg.odds),
    askedOdds: formatOdds(leg.askedOdds),
    isLive: leg.isLive,
    startsAt: leg.startsAt.toISOString(),
    result: result.parse(leg.result ?? null),
    putOff: putOffRowOf(leg),
  };
}

const standing = z.object({ state: z.enum(fixtureStates), startsAt: z.coerce.date() });

function putOffRowOf({ fixture, ...leg }: LegView): z.input<typeof legShape>['putOff'] {
  if (fixture === undefined || (leg.result ?? null) !== null) return null;
  const putOff = putOffOf({ ...leg, fixture: standing.parse(fixture) });
  if (putOff === null) return null;
  const { state, startsAt, voidAt } = putOff;
  const textOf = (at: Date | null) => at?.toISOString() ?? null;
  return { state, startsAt: textOf(startsAt), voidAt: textOf(voidAt) };
}
