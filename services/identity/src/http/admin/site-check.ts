import { momentText } from '@noriter/kit/korea-time';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setMaintenance } from '../../actions/site/set-maintenance.ts';
import type { IdentityDeps } from '../../deps.ts';
import { wordsShape } from '../../domain/site/site-options-shape.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { checkShape, checkView } from '../maintenance-view.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'site.manage' } as const;

export const getCheck = route({
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

export const setCheck = route({
  path: '/api/admin/site/check/set',
  summary: 'Plans maintenance, or clears it',
  access,
  audits: true,
  idempotent: true,
  body: z.union([
    z.object({ clear: z.literal(true) }),
    z
      .object({
        startDate: momentText,
        endDate: momentText.nullable().default(null),
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
