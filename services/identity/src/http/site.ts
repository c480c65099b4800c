import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';

import type { IdentityDeps } from '../deps.ts';
import { signUpRules } from '../domain/members/sign-up-rules.ts';
import { offeredBanks, signUpPolicyOf } from '../domain/site/site-options.ts';
import { siteOptionsShape } from '../domain/site/site-options-shape.ts';
import { readSiteSettings } from '../store/site/site-settings.ts';
import { checkShape, checkView } from './maintenance-view.ts';

const route = defineRoute<IdentityDeps>();
const messages = z.object({ ko: z.string(), en: z.string(), vi: z.string() });

nameSchemas({ Wording: messages });

const bank = route({
  path: '/api/etc/bank',
  summary: 'The banks a member can be paid out to',
  access: 'guest',
  body: z.object({}),
  data: z.object({ list: z.array(z.object({ bankCode: z.string(), bankNameKr: z.string() })) }),
  async handle(deps, { caller }) {
    const { options } = await readSiteSettings(deps, caller.siteId);
    return { list: [...offeredBanks(options)] };
  },
});

const rules = route({
  path: '/api/etc/signUpRules',
  summary: 'The rules of the sign-up form, in the order in which they are checked',
  access: 'guest',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        field: z.string(),
        kind: z.string().describe('required, pattern, length or same'),
        code: z.string(),
        messageKey: z.string(),
        pattern: z.string().optional().describe('To be compiled with the u flag'),
        min: z.string().optional(),
        max: z.string().optional(),
        sameAs: z.string().optional(),
        messages,
      }),
    ),
  }),
  async handle(deps, { caller }) {
    const { options } = await readSiteSettings(deps, caller.siteId);
    return { list: [...signUpRules(signUpPolicyOf(options))] };
  },
});

const siteOption = route({
  path: '/api/etc/siteOption',
  summary: "The site's options, as far as everybody may know them",
  access: 'guest',
  body: z.object({}),
  data: z.object({
    siteOption: siteOptionsShape.omit({ joinRecommenderId: true, banks: true }),
    joinRecommanderId: z.string(),
  }),
  async handle(deps, { caller }) {
    const { options } = await readSiteSettings(deps, caller.siteId);
    const { joinRecommenderId, banks: _banks, ...shown } = options;
    return { siteOption: shown, joinRecommanderId: joinRecommenderId };
  },
});

const siteCheckInfo = route({
  path: '/api/common/siteCheckInfo',
  summary: 'The planned maintenance, and whether it is on',
  access: 'guest',
  body: z.object({}),
  data: z.object(checkShape),
  async handle(deps, { caller }) {
    const { check } = await readSiteSettings(deps, caller.siteId);
    return checkView(check, deps.clock.now());
  },
});

export const siteRoutes = [bank, rules, siteOption, siteCheckInfo];
