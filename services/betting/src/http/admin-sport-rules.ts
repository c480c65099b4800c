import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setSportRules } from '../actions/set-sport-rules.ts';
import type { BettingDeps } from '../deps.ts';
import {
  readSportRules,
  rulesOf,
  sportRulesOfDocument,
  sportRulesShape,
  sportRulesText,
} from '../queries/sport-rules-document.ts';
import { listVersions } from '../queries/versioned-document.ts';
import { changeReason } from './change-reason.ts';

const route = defineRoute<BettingDeps>();

const versioned = z.object({
  version: z.int().min(0).describe('0 is the demonstration rules'),
  rules: sportRulesShape,
});

const saved = versioned.extend({
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
});

const getRules = route({
  path: '/api/admin/sport/rules/get',
  summary: 'What may be combined on sports, how high, and how bets end early',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: saved,
  handle: (deps, { caller }) => savedOf(deps, caller.siteId),
});

const putRules = route({
  path: '/api/admin/sport/rules/set',
  summary: 'Sets the rules of bets on sports',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: versioned.extend(changeReason),
  data: saved,
  refuses: ['B1023', 'B1024', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId } = caller;
    const rules = rulesOf(body.rules);
    await setSportRules(deps, { siteId, operatorId, audit }, { ...body, rules });
    return savedOf(deps, siteId);
  },
});

const versions = route({
  path: '/api/admin/sport/rules/versions',
  summary: 'The rules the site has had, the newest first: who set each, and why',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object(pageOnlyQuery),
  data: listOf(
    versioned.extend({
      before: sportRulesShape.describe('What it replaced'),
      changedAt: z.iso.datetime(),
      changedBy: z.string().describe('Operator'),
      reason: z.string(),
    }),
  ),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const found = await listVersions(pool, 'sport_rules', { siteId, ...pageSlice(page) });
    const list = found.versions.map(({ document, before, changedAt, ...row }) => ({
      ...row,
      rules: sportRulesText(sportRulesOfDocument(document)),
      before: sportRulesText(sportRulesOfDocument(before)),
      changedAt: changedAt.toISOString(),
    }));
    return { list, pageInfo: pageInfo(page, found.total) };
  },
});

async function savedOf(deps: BettingDeps, siteId: string): Promise<z.input<typeof saved>> {
  const { version, document, changedAt, changedBy } = await readSportRules(deps, siteId);
  const at = changedAt?.toISOString() ?? null;
  return { version, rules: sportRulesText(document), changedAt: at, changedBy };
}

export const adminSportRuleRoutes = [getRules, putRules, versions] as const;
