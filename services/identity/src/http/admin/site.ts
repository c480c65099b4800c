import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { historyRoute } from '@noriter/versioned-settings/history-route';
import { changedShape } from '@noriter/versioned-settings/saved-shape';
import { z } from 'zod';
import { setSiteOptions } from '../../actions/site/set-site-options.ts';
import type { IdentityDeps } from '../../deps.ts';
import { banks } from '../../domain/members/banks.ts';
import { siteOptionsShape, someSiteOptions } from '../../domain/site/site-options-shape.ts';
import { siteOptionSettings } from '../../store/site/site-option-settings.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { gameLock, gameLocks } from './game-locks.ts';
import { getCheck, setCheck } from './site-check.ts';

const route = defineRoute<IdentityDeps>();

const access = { permission: 'site.manage' } as const;

const version = versionNumber.describe('0 is the defaults');

const versionedOptions = z.object({
  siteOption: siteOptionsShape,
  version,
  ...changedShape,
  changedBy: changedShape.changedBy.describe('Login id'),
  allBanks: z
    .array(z.object({ bankCode: z.string(), bankNameKr: z.string() }))
    .describe('Every bank the site can offer'),
});

const getOptions = route({
  path: '/api/admin/site/options/get',
  summary: "All of the site's options",
  access,
  audits: false,
  body: z.object({}),
  data: versionedOptions,
  handle: (deps, { caller }) => optionsView(deps, caller.siteId),
});

const setOptions = route({
  path: '/api/admin/site/options/set',
  summary: 'Changes the options that are given; the others stay',
  access,
  audits: true,
  idempotent: true,
  body: someSiteOptions.extend({ version }),
  data: versionedOptions,
  refuses: ['S004', 'S005', 'S006', 'S010', 'S011', 'U116', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    const { version: read, ...changed } = body;
    await setSiteOptions(deps, { operator, audit }, { version: read, changed });
    return optionsView(deps, operator.siteId);
  },
});

const optionVersions = historyRoute<IdentityDeps>()({
  settings: siteOptionSettings,
  path: '/api/admin/site/options',
  field: 'siteOption',
  shape: siteOptionsShape,
  summary: 'The options the site has had, and who set each',
  permission: access.permission,
});

async function optionsView(deps: IdentityDeps, siteId: string) {
  const { options, saved } = await readSiteSettings(deps, siteId);
  return { siteOption: options, ...saved, allBanks: [...banks] };
}

export const adminSiteRoutes = [
  getOptions,
  setOptions,
  optionVersions,
  getCheck,
  setCheck,
  gameLock,
  gameLocks,
];
