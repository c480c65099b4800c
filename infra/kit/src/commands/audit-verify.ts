import { verifyAudit } from '../audit.ts';
import { createPool } from '../postgres.ts';

/** `npm run audit:verify -- <database url>`: checks a service's audit log, row by row. */
const databaseUrl = process.argv[2] ?? process.env.DATABASE_URL;
if (databaseUrl === undefined) {
  console.error('Say whose log: npm run audit:verify -- postgres://…/wallet, or set DATABASE_URL.');
  process.exit(1);
}
const pool = createPool(databaseUrl, { applicationName: 'audit-verify', max: 1 });
try {
  const { rows, brokenAt, head } = await verifyAudit(pool);
  if (brokenAt === null) {
    console.log(`The audit log is whole: ${rows} rows, the last hash is ${head}.`);
  } else {
    console.error(`The audit log is broken at row ${brokenAt}; ${rows} rows before it fit.`);
    process.exitCode = 1;
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The audit log could not be read: ${reason}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
