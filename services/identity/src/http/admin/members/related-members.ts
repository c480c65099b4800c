import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { IdentityDeps } from '../../../deps.ts';
import { shownStatuses } from '../../../domain/members/member-status.ts';
import { relatedMembers } from '../../../store/members/related-members.ts';
import { uuidText } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();
const read = { permission: 'members.read' } as const;

const shortMember = z.object({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  status: z.enum(shownStatuses),
});

nameSchemas({ MemberReference: shortMember });

export const related = route({
  path: '/api/admin/members/related',
  summary: 'Members with the same addresses, phone or account number, and who recommended whom',
  access: read,
  audits: false,
  body: z.object({
    memberId: uuidText,
    days: z.coerce.number().int().min(1).max(365).default(30),
  }),
  data: z.object({
    addresses: z.array(
      z.object({
        address: z.string(),
        members: z.array(
          shortMember.extend({
            lastAt: z.iso.datetime(),
            signedUp: z.boolean(),
            loggedIn: z.boolean(),
          }),
        ),
      }),
    ),
    samePhone: z.array(shortMember),
    sameAccount: z.array(shortMember),
    recommender: shortMember.nullable(),
    recommended: z.array(shortMember).describe('The newest of them'),
    recommendedTotal: z.int(),
  }),
  refuses: ['U130'],
  handle: (deps, { body, caller }) => relatedMembers(deps, { siteId: caller.siteId, ...body }),
});
