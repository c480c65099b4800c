import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { scopeOf } from '../../tree/http/both.ts';
import { readPeople } from '../../tree/store/people.ts';
import { signLink } from '../actions/sign-link.ts';
import type { ExternalDeps } from '../deps.ts';

/** SHA-256 of what the browser keeps, in base64url. */
const challenge = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('What the external back office gave this browser, hashed');

const link = defineRoute<ExternalDeps>()({
  path: '/api/partner/external/link',
  summary: 'A signed link to the external back office, for one use by one browser within a minute',
  access: 'member',
  rateLimit: { max: 10, windowMs: 60_000 },
  body: z.object({ challenge }),
  data: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
  refuses: ['PT101', 'PT801', 'PT802'],
  async handle(deps, { body, caller }) {
    const { siteId, at } = await scopeOf(deps, caller);
    const person = (await readPeople(deps.pool, [caller.memberId], at))(caller.memberId);
    const { url, expiresAt } = await signLink(deps, siteId, { person, ...body });
    return { url, expiresAt: expiresAt.toISOString() };
  },
});

export const externalRoutes = [link];
