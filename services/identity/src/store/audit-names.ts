import type { AuditNames } from '@noriter/kit/audit-routes';
import { z } from 'zod';

import type { IdentityDeps } from '../deps.ts';

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** Members by nickname and login id, operators by login id. */
export const auditNames: AuditNames<IdentityDeps> = async ({ pool }, { siteId, ids }) => {
  if (ids.length === 0) return {};
  const { rows } = await pool.query(
    `select member_id::text as id, nickname || ' ' || login_id as name from member
     where site_id = $1 and member_id = any($2::uuid[])
     union all
     select operator_id::text, login_id from operator
     where site_id = $1 and operator_id = any($2::uuid[])`,
    [siteId, ids],
  );
  return Object.fromEntries(named.parse(rows).map(({ id, name }) => [id, name]));
};
