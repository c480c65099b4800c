import { idText } from '@noriter/kit/id-text';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { TreeDeps } from '../deps.ts';
import { readPeople } from '../store/people.ts';
import { reach } from '../store/reach.ts';
import { scopeOf } from './both.ts';
import { personShape } from './person.ts';

const view = defineRoute<TreeDeps>()({
  path: '/api/admin/partner/view',
  summary: 'Opens what a partner sees, to be read; who looked at whom is in the audit log',
  access: { permission: 'partners.read' },
  audits: true,
  body: z.object({ partnerId: idText }),
  data: z.object({ partner: personShape }),
  refuses: ['PT102'],
  async handle(deps, { body: { partnerId }, caller, audit }) {
    const scope = await scopeOf(deps, caller);
    await reach(deps.pool, scope, partnerId);
    const personOf = await readPeople(deps.pool, [partnerId], scope.at);
    const partner = personOf(partnerId);
    await withTransaction(deps.pool, (tx) =>
      audit(tx, {
        action: 'partner.view',
        subject: `member:${partnerId}`,
        before: null,
        after: { loginId: partner.loginId },
      }),
    );
    return { partner };
  },
});

export const adminViewRoutes = [view] as const;
