import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { versionNumber } from '@noriter/kit/version-number';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { historyRoute } from '@noriter/versioned-settings/history-route';
import { changedShape } from '@noriter/versioned-settings/saved-shape';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { setVisibility } from '../actions/set-visibility.ts';
import type { SiteDeps } from '../deps.ts';
import { RULES_MAX } from '../domain/visibility.ts';
import { ruleShape, visibilitySettings, visibilityShape } from '../store/visibility.ts';

const route = defineRoute<SiteDeps>();

const path = '/api/admin/games/visibility';
const REASON_LENGTH_MAX = 200;
const PARTNERS_MAX = 50;
const level = z.int().min(1).max(99);

const savedShape = z.object({
  version: versionNumber.describe('0: everybody sees everything'),
  ...visibilityShape.shape,
  ...changedShape,
});

const wishShape = ruleShape
  .omit({ partners: true })
  .extend({
    vendorKey: z.string().min(1).max(40),
    gameCode: z.string().max(100).describe('Empty for all games of the vendor'),
    devices: ruleShape.shape.devices.unwrap().min(1).max(2),
    levelFrom: level.nullable(),
    levelTo: level.nullable(),
    partnerLogins: z.array(z.string().trim().min(1).max(40)).max(PARTNERS_MAX),
  })
  .refine(
    ({ levelFrom, levelTo }) => levelTo === null || levelTo >= (levelFrom ?? 1),
    'The levels end before they begin.',
  )
  .refine(
    ({ partnerMode, partnerLogins }) => (partnerMode === 'all') === (partnerLogins.length === 0),
    'Partners are named where they are asked for, and only there.',
  );

nameSchemas({ GameVisibilityRule: ruleShape });

async function savedOf({ pool }: SiteDeps, siteId: string): Promise<z.input<typeof savedShape>> {
  const { version, document, changedAt, changedBy } = await readSettings(
    pool,
    visibilitySettings,
    siteId,
  );
  const { rules } = visibilitySettings.text(document);
  return { version, rules, changedAt: changedAt?.toISOString() ?? null, changedBy };
}

const get = route({
  path,
  summary: 'Who of the site sees which games, where not everybody sees them',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: savedShape,
  handle: (deps, { caller: { siteId } }) => savedOf(deps, siteId),
});

const set = route({
  path: `${path}/set`,
  summary: "Sets who of the site sees a vendor's games, or one of them",
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    version: versionNumber.describe('Of the rules it was set from'),
    rule: wishShape.describe(`A site has at most ${RULES_MAX}`),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.'),
  }),
  data: savedShape,
  refuses: ['G002', 'G004', 'G006', 'G009', 'G012', 'C999'],
  async handle(deps, { body, caller: { siteId, operatorId: changedBy }, audit }) {
    await setVisibility(deps, { siteId, changedBy, audit }, body);
    return savedOf(deps, siteId);
  },
});

const versions = historyRoute<SiteDeps>()({
  settings: visibilitySettings,
  path,
  field: 'visibility',
  shape: visibilityShape,
  summary: 'The rules the site has had, the newest first: who set each, and why',
  permission: 'betting.read',
  versionName: 'GameVisibilityVersion',
});

export const adminVisibilityRoutes = [get, set, versions] as const;
