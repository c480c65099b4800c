import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { sports } from '@noriter/rules/sports';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { marketShape } from '../../vocabulary/market.ts';
import type { SportsbookDeps } from '../deps.ts';
import { overrideStates } from '../domain/override.ts';
import { type ExposedMarket, exposedMarkets } from '../store/exposed-markets.ts';
import { sportRuleSettings } from '../store/rules.ts';

const exposed = z.object({
  fixtureId: z.string(),
  marketKey: z.string(),
  sport: z.string(),
  homeKo: z.string().nullable(),
  homeEn: z.string().nullable(),
  awayKo: z.string().nullable(),
  awayEn: z.string().nullable(),
  startsAt: z.iso.datetime(),
  market: marketShape,
  houseState: z.enum(overrideStates),
  suspendedReason: z.string().describe('exposure: suspended without an operator, at the limit'),
  liability: signedWonText.describe('The most the house can lose on it; below zero it gains'),
  selections: z.array(
    z.object({
      selectionId: z.string(),
      tickets: z.int(),
      stake: wonText,
      share: wonText.describe('What it costs when it wins, combinations by their share'),
      worst: wonText.describe('What it costs when every other leg of its tickets wins as well'),
      loss: signedWonText.describe('What the house loses when it wins; below zero it gains'),
    }),
  ),
});

nameSchemas({ ExposureView: exposed });

const exposure = defineRoute<SportsbookDeps>()({
  path: '/api/admin/sport/exposure',
  summary: 'What the site stands to lose on each market, the most first',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    sport: z.enum(sports).optional(),
    fixtureId: z.string().max(80).optional(),
    marketKey: z.string().max(400).optional(),
  }),
  data: listOf(exposed).extend({
    suspendAt: wonText.describe('From so much on a market is suspended'),
    lossMax: wonText.describe('No bet is taken beyond it'),
  }),
  async handle(deps, { body, caller: { siteId } }) {
    const { page, sport = null, fixtureId = null, marketKey = null } = body;
    const found = await exposedMarkets(deps.pool, { siteId, sport, fixtureId, marketKey });
    const { limit, offset } = pageSlice(page);
    const { document } = await readSettings(deps.pool, sportRuleSettings, siteId);
    return {
      list: found.slice(offset, offset + limit).map(exposedOf),
      pageInfo: pageInfo(page, found.length),
      suspendAt: document.exposure.suspendAt.toString(),
      lossMax: document.exposure.lossMax.toString(),
    };
  },
});

function exposedOf(row: ExposedMarket): z.input<typeof exposed> {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    liability: row.liability.toString(),
    selections: row.selections.map(({ selectionId, tickets, stake, share, worst, loss }) => ({
      selectionId,
      tickets,
      stake: stake.toString(),
      share: share.toString(),
      worst: worst.toString(),
      loss: loss.toString(),
    })),
  };
}

export const adminExposureRoutes = [exposure] as const;
