import type { AuditNames } from '@noriter/kit/audit-routes';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** Members by nickname and login id, and requests for cash by whose they are. */
export const auditNames: AuditNames<WalletDeps> = async ({ pool }, { siteId, ids }) => {
  if (ids.length === 0) return {};
  const { rows } = await pool.query(
    `select member_id::text as id, nickname || ' ' || login_id as name from member
     where site_id = $1 and member_id = any($2::uuid[])
     union all
     select request_id::text, nickname || ' ' || login_id
     from cash_request join member using (member_id)
     where cash_request.site_id = $1 and request_id = any($2::uuid[])`,
    [siteId, ids],
  );
  return Object.fromEntries(named.parse(rows).map(({ id, name }) => [id, name.trim()]));
};
