import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { listVersions } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { changeReason } from '../../site/http/change-reason.ts';
import { setOdds } from '../actions/set-odds.ts';
import type { MiniDeps } from '../deps.ts';
import { changesOf, oddsBookShape, oddsSettings } from '../store/odds.ts';
import { priceChanges, saved, savedOf, versionShape } from './odds-views.ts';

const route = defineRoute<MiniDeps>();

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
  body: oddsBookShape.extend({ version: versionNumber, ...changeReason }),
  data: saved,
  refuses: ['B1020', 'B1021', 'B1022', 'B1023', 'C999'],
  async handle(deps, { body: { version, reason, ...book }, caller, audit }) {
    const { siteId, operatorId } = caller;
    const by = { siteId, changedBy: operatorId, audit };
    await setOdds(deps, by, { version, reason, changes: changesOf(book) });
    return savedOf(deps, siteId);
  },
});

const versions = route({
  path: '/api/admin/betting/mini/odds/versions',
  summary: 'The odds the site has had, the newest first: who set each, why, and what changed',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object(pageOnlyQuery),
  data: listOf(versionShape),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const found = await listVersions(pool, oddsSettings, { siteId, ...pageSlice(page) });
    const list = found.versions.map(({ document: book, before: old, changedAt, ...row }) => {
      const [ceiling, ceilingBefore] = [Number(book.ceiling), Number(old.ceiling)];
      const limits = {
        roundLossMax: book.roundLossMax.toString(),
        roundLossMaxBefore: old.roundLossMax.toString(),
      };
      const changes = priceChanges(old, book);
      return {
        ...row,
        ...limits,
        ceiling,
        ceilingBefore,
        changedAt: changedAt.toISOString(),
        changes,
      };
    });
    return { list, pageInfo: pageInfo(page, found.total) };
  },
});

export const adminOddsRoutes = [getOdds, putOdds, versions] as const;
