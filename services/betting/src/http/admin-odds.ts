import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setOdds } from '../actions/set-odds.ts';
import type { BettingDeps } from '../deps.ts';
import { gameOf } from '../domain/mini/games.ts';
import {
  allPrices,
  chanceOfOffer,
  type OddsBook,
  priceOf,
  rateText,
} from '../domain/mini/odds-book.ts';
import { offerOf } from '../domain/mini/offers.ts';
import { highestOdds, returnRate } from '../domain/mini/return-rate.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import {
  bookOf,
  bookOfDocument,
  bookText,
  oddsBookShape,
  readOdds,
} from '../queries/odds-document.ts';
import { listVersions } from '../queries/versioned-document.ts';
import { changeReason } from './change-reason.ts';

const route = defineRoute<BettingDeps>();

const saved = z.object({
  version: z.int().min(0).describe('0 is the default book'),
  ceiling: z.int().describe('In hundredths of a percent'),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
  prices: z
    .array(
      z.object({
        gameId: z.string(),
        marketId: z.string(),
        selectionId: z.string(),
        odds: oddsText,
        isOpen: z.boolean(),
        defaultOdds: oddsText,
        chance: z
          .object({ numerator: z.string(), denominator: z.string() })
          .describe('Counted over every draw there can be'),
        returnRate: z.string().describe('Percent that these odds pay back on average'),
        highestOdds: oddsText.describe('The highest the ceiling allows, in hundredths'),
      }),
    )
    .describe('Every selection of every game'),
});

const getOdds = route({
  path: '/api/admin/betting/mini/odds/get',
  summary: "The site's odds of the mini games, each with what it pays back",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: saved,
  handle: (deps, { caller }) => savedOf(deps, caller.siteId),
});

const putOdds = route({
  path: '/api/admin/betting/mini/odds/set',
  summary: 'Sets the ceiling and the odds that are named; the others stay as they are',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: oddsBookShape.extend({ version: z.int().min(0), ...changeReason }),
  data: saved,
  refuses: ['B1020', 'B1021', 'B1022', 'B1023', 'C999'],
  async handle(deps, { body: { version, reason, ...book }, caller, audit }) {
    const { siteId, operatorId } = caller;
    await setOdds(deps, { siteId, operatorId, audit }, { version, reason, changes: bookOf(book) });
    return savedOf(deps, siteId);
  },
});

const change = z.object({
  gameId: z.string(),
  marketId: z.string(),
  selectionId: z.string(),
  before: z.object({ odds: oddsText, isOpen: z.boolean() }),
  after: z.object({ odds: oddsText, isOpen: z.boolean() }),
});

const versionShape = z.object({
  version: z.int(),
  ceiling: z.int().describe('In hundredths of a percent'),
  ceilingBefore: z.int(),
  changedAt: z.iso.datetime(),
  changedBy: z.string().describe('Operator'),
  reason: z.string(),
  changes: z.array(change).describe('Selections whose odds it set anew, opened or closed'),
});

const versions = route({
  path: '/api/admin/betting/mini/odds/versions',
  summary: 'The odds the site has had, the newest first: who set each, why, and what changed',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object(pageOnlyQuery),
  data: listOf(versionShape),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const found = await listVersions(pool, 'mini_odds', { siteId, ...pageSlice(page) });
    const list = found.versions.map(({ document, before, changedAt, ...row }) => {
      const [book, old] = [bookOfDocument(document), bookOfDocument(before)];
      const [ceiling, ceilingBefore] = [Number(book.ceiling), Number(old.ceiling)];
      const changes = changesOf(old, book);
      return { ...row, ceiling, ceilingBefore, changedAt: changedAt.toISOString(), changes };
    });
    return { list, pageInfo: pageInfo(page, found.total) };
  },
});

function changesOf(before: OddsBook, after: OddsBook): z.input<typeof change>[] {
  return allPrices(after).flatMap(({ gameId, selectionId, odds, isOpen }) => {
    const offer = offerOf(gameId, selectionId);
    if (!offer) return [];
    const old = priceOf(before, gameId, offer);
    if (old.odds === odds && old.isOpen === isOpen) return [];
    return [
      {
        gameId,
        marketId: offer.marketId,
        selectionId,
        before: { odds: formatOdds(old.odds), isOpen: old.isOpen },
        after: { odds: formatOdds(odds), isOpen },
      },
    ];
  });
}

async function savedOf(deps: BettingDeps, siteId: string): Promise<z.input<typeof saved>> {
  const { version, document: book, changedAt, changedBy } = await readOdds(deps, siteId);
  const prices = allPrices(book).flatMap(({ gameId, selectionId, odds, isOpen }) => {
    const game = gameOf(gameId);
    const offer = offerOf(gameId, selectionId);
    if (!game || !offer) return [];
    const chance = chanceOfOffer(game, offer);
    return [
      {
        gameId,
        marketId: offer.marketId,
        selectionId,
        odds: formatOdds(odds),
        isOpen,
        defaultOdds: formatOdds(offer.defaultOdds),
        chance: {
          numerator: chance.numerator.toString(),
          denominator: chance.denominator.toString(),
        },
        returnRate: rateText(returnRate(chance, odds)),
        highestOdds: formatOdds(highestOdds(chance, book.ceiling)),
      },
    ];
  });
  const at = changedAt?.toISOString() ?? null;
  return { version, ceiling: bookText(book).ceiling, changedAt: at, changedBy, prices };
}

export const adminOddsRoutes = [getOdds, putOdds, versions] as const;
