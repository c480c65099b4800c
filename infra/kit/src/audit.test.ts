import { expect, test } from 'vitest';
import { auditorFor, noAudit, type SqlClient } from './audit.ts';
import { systemClock } from './clock.ts';
import { memberCaller, operatorCaller } from './testing/callers.ts';

const nowhere: SqlClient = { query: async () => ({ rows: [] }) };
const entry = { action: 'a.b', subject: 's', before: null, after: null };

test('a route that promised an entry and wrote none ends in an error', async () => {
  const trail = auditorFor(systemClock, operatorCaller(), 'r');
  expect(() => trail.assertWritten('/api/admin/x')).toThrow(
    '/api/admin/x finished well without an audit entry.',
  );
  await trail.audit(nowhere, entry);
  expect(() => trail.assertWritten('/api/admin/x')).not.toThrow();
});

test('only an operator is audited, and only by a route that says so', async () => {
  const trail = auditorFor(systemClock, memberCaller(), 'r');
  await expect(trail.audit(nowhere, entry)).rejects.toThrow('Only what an operator does');
  await expect(noAudit.audit(nowhere, entry)).rejects.toThrow('audits: true');
});
