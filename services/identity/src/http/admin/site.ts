import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { outcomeShape } from '@noriter/versioned-settings/guarded-routes';
import { historyRoute } from '@noriter/versioned-settings/history-route';
import { requestRoutes } from '@noriter/versioned-settings/request-routes';
import { changedShape } from '@noriter/versioned-settings/saved-shape';
import { z } from 'zod';
import { decideSiteOptions, setSiteOptions } from '../../actions/site/set-site-options.ts';
import type { IdentityDeps } from '../../deps.ts';
import { banks } from '../../domain/members/banks.ts';
import { changedSiteOptions, siteOptionsShape } from '../../domain/site/site-options-shape.ts';
import { siteOptionSettings } from '../../store/site/site-option-settings.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { askedReason } from '../shapes.ts';
import { gameLock, gameLocks } from './game-locks.ts';
import { getCheck, setCheck } from './site-check.ts';

const route = defineRoute<IdentityDeps>();

const access = { permission: 'site.manage' } as const;

const version = versionNumber.describe('0 is the defaults');

const reason = askedReason.describe('Needed where one operator may do more by it');

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
  summary: 'Changes the options that are given, or asks a second operator; the others stay',
  access,
  audits: true,
  idempotent: true,
  body: changedSiteOptions.extend({ version, reason }),
  data: versionedOptions.extend(outcomeShape),
  refuses: ['A112', 'S004', 'S005', 'S006', 'S010', 'S011', 'S012', 'U116', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: requestId }) {
    const { version: read, reason: why, ...changed } = body;
    const wish = { version: read, reason: why, requestId, changed };
    const outcome = await setSiteOptions(deps, { operator, audit }, wish);
    const view = await optionsView(deps, operator.siteId);
    return { ...view, outcome, requestId: outcome === 'asked' ? requestId : null };
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

const optionRequests = requestRoutes<IdentityDeps>()({
  settings: siteOptionSettings,
  path: '/api/admin/site/options',
  field: 'siteOption',
  shape: siteOptionsShape,
  permissions: { read: access.permission, change: access.permission },
  requestName: 'SiteOptionsRequest',
  refuses: ['S004', 'S005', 'S006', 'S010', 'S011', 'U116'],
  decide: decideSiteOptions,
});

async function optionsView(deps: IdentityDeps, siteId: string) {
  const { options, saved } = await readSiteSettings(deps, siteId);
  return { siteOption: options, ...saved, allBanks: [...banks] };
}

export const adminSiteRoutes = [
  getOptions,
  setOptions,
  optionVersions,
  ...optionRequests,
  getCheck,
  setCheck,
  gameLock,
  gameLocks,
];
