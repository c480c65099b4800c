import { expect, test } from 'vitest';
import type { SqlClient } from '../postgres/sql-client.ts';
import { memberCaller, operatorCaller } from '../testing/callers.ts';
import { systemClock } from '../values/clock.ts';
import { auditorFor, noAudit } from './audit.ts';
import { auditKeys } from './audit-keys.ts';

const nowhere: SqlClient = { query: async () => ({ rows: [] }) };
const runner = { clock: systemClock, auditKeys: auditKeys([Buffer.alloc(32, 1)]) };
const entry = { action: 'a.b', subject: 's', before: null, after: null };

test('a route that promised an entry and wrote none ends in an error', async () => {
  const trail = auditorFor(runner, operatorCaller(), 'r');
  expect(() => trail.assertWritten('/api/admin/x')).toThrow(
    '/api/admin/x finished well without an audit entry.',
  );
  await trail.audit(nowhere, entry);
  expect(() => trail.assertWritten('/api/admin/x')).not.toThrow();
});

test('only an operator is audited, and only by a route that asks for it', async () => {
  const trail = auditorFor(runner, memberCaller(), 'r');
  await expect(trail.audit(nowhere, entry)).rejects.toThrow('Only what an operator does');
  await expect(noAudit.audit(nowhere, entry)).rejects.toThrow('audits: true');
});
