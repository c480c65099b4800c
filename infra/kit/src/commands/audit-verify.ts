import { z } from 'zod';
import { openAuditHeads } from '../audit/audit-heads.ts';
import { auditKeyText } from '../audit/audit-keys.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { createPool } from '../postgres/postgres.ts';

/** `npm run audit:verify -- <database url>`: verifies a service's audit log, row by row. */
const settings = z
  .object({
    DATABASE_URL: z.string('Name the database: npm run audit:verify -- postgres://…/wallet'),
    AUDIT_KEY: z.string('Set AUDIT_KEY: hashes are made with it').pipe(auditKeyText),
    AUDIT_SINK: z.string().optional(),
  })
  .safeParse({ ...process.env, ...(process.argv[2] ? { DATABASE_URL: process.argv[2] } : {}) });
if (settings.success) await verify(settings.data);
else {
  console.error(z.prettifyError(settings.error));
  process.exitCode = 1;
}

async function verify(config: Parameters<typeof openAuditHeads>[0]): Promise<void> {
  const pool = createPool(config.DATABASE_URL, { applicationName: 'audit-verify', max: 1 });
  try {
    const heads = openAuditHeads(config);
    const verdict = await verifyAudit(pool, { keys: config.AUDIT_KEY, heads });
    const { rows, brokenAt, cutBefore, openRows, head } = verdict;
    const beside = heads === null ? 'not compared with a head outside' : 'the head outside agrees';
    if (brokenAt !== null) fail(`The audit log is broken at row ${brokenAt}; ${rows} rows fit.`);
    else if (cutBefore !== null) {
      fail(
        `The audit log was cut off: it ends after row ${rows}, and row ${cutBefore} was published.`,
      );
    } else {
      console.log(`The audit log is whole: ${rows} rows, the last hash is ${head} (${beside}).`);
      if (openRows > 0) console.log(`${openRows} rows are from before there was a key.`);
    }
  } catch (error) {
    fail(
      `The audit log could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await pool.end();
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
