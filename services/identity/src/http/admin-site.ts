import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import { setGameLock, setMaintenance, setSiteOptions } from '../actions/set-site.ts';
import type { IdentityDeps } from '../deps.ts';
import { banks } from '../domain/banks.ts';
import { siteOptionsShape, someSiteOptions, wordsShape } from '../domain/site-options.ts';
import { listGameLocks } from '../queries/list-game-locks.ts';
import { readSiteSettings } from '../queries/site-settings.ts';
import { checkShape, checkView } from './maintenance-view.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'site.manage' } as const;

const version = z.int().min(0).describe('0 is the defaults');

const versionedOptions = z.object({
  siteOption: siteOptionsShape,
  version,
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Login id'),
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
  refuses: ['S004', 'S005', 'S006', 'U116', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    const { version: read, ...changed } = body;
    await setSiteOptions(deps, { operator, audit }, { version: read, changed });
    return optionsView(deps, operator.siteId);
  },
});

async function optionsView(deps: IdentityDeps, siteId: string) {
  const { options, saved } = await readSiteSettings(deps, siteId);
  return { siteOption: options, ...saved, allBanks: [...banks] };
}

const getCheck = route({
  path: '/api/admin/site/check/get',
  summary: 'The planned maintenance',
  access,
  audits: false,
  body: z.object({}),
  data: z.object(checkShape),
  async handle(deps, { caller }) {
    const { check } = await readSiteSettings(deps, caller.siteId);
    return checkView(check, deps.clock.now());
  },
});

const setCheck = route({
  path: '/api/admin/site/check/set',
  summary: 'Plans maintenance, or clears it',
  access,
  audits: true,
  idempotent: true,
  body: z.union([
    z.object({ clear: z.literal(true) }),
    z
      .object({
        startDate: z.iso.datetime({ offset: true }),
        endDate: z.iso.datetime({ offset: true }).nullable().default(null),
        message: wordsShape.nullable().default(null),
      })
      .refine(
        ({ startDate, endDate }) => endDate === null || new Date(endDate) > new Date(startDate),
        'Maintenance ends after it starts.',
      ),
  ]),
  data: z.object(checkShape),
  refuses: ['C999'],
  async handle(deps, { body, caller: operator, audit }) {
    const window =
      'clear' in body
        ? null
        : {
            startsAt: new Date(body.startDate),
            endsAt: body.endDate === null ? null : new Date(body.endDate),
            message: body.message,
          };
    await setMaintenance(deps, { operator, audit }, window);
    return checkView(window, deps.clock.now());
  },
});

const lockedScope = z.object({ scope: z.string(), locked: z.boolean() });

const gameLock = route({
  path: '/api/admin/site/gameLock',
  summary: 'Locks or unlocks betting; the empty scope is every game',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ locked: z.boolean(), scope: z.string().trim().max(64).default('') }),
  data: z.object({ list: z.array(lockedScope) }),
  refuses: ['C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await setGameLock(deps, { operator, audit }, body);
    return { list: await listGameLocks(deps, operator.siteId) };
  },
});

const gameLocks = route({
  path: '/api/admin/site/gameLock/list',
  summary: 'Which games are locked',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(lockedScope) }),
  handle: async (deps, { caller }) => ({ list: await listGameLocks(deps, caller.siteId) }),
});

export const adminSiteRoutes = [getOptions, setOptions, getCheck, setCheck, gameLock, gameLocks];
