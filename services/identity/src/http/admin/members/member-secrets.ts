import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { releasedSecrets, releaseSecret } from '../../../actions/members/release-secret.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { reasonText, uuidText } from '../../shapes.ts';

const release = defineRoute<IdentityDeps>()({
  path: '/api/admin/members/releaseSecret',
  summary: 'Takes a forgotten withdrawal password or a lost second factor off; withdrawals wait',
  access: { permission: 'members.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ memberId: uuidText, secret: z.enum(releasedSecrets), reason: reasonText }),
  data: z.object({}),
  refuses: ['U128', 'U130', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await releaseSecret(deps, { operator, audit }, body);
    return {};
  },
});

export const adminMemberSecretRoutes = [release];
