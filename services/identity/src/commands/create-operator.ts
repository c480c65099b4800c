import { parseArgs } from 'node:util';
import { appendAudit } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { z } from 'zod';
import { makeCode, makeLink, openEnrolment } from '../actions/enrolment/open-enrolment.ts';
import { createOperator } from '../actions/operators/create-operator.ts';
import { roleNames } from '../domain/operators/built-in-roles.ts';
import { clearCredentials } from '../store/operators/credentials.ts';
import { lockLoginId } from '../store/operators/new-operators.ts';
import { markEnded } from '../store/sessions/session-ends.ts';
import { knownSites } from '../store/site/known-sites.ts';
import { openTools, type Tools } from '../tools.ts';

const usage = `Creates an operator, the first one of a site too, and prints how they enrol.

  npm run operator:create -- --site noriter --login admin [--name 관리자] [--role super] [--new-site]
    [--url https://admin.example.com]

The site must be one that has members, operators or settings already, unless --new-site is given.
Nobody chooses a password for somebody else: a link, good for an hour, and a code are printed. With
both the operator sets their own password and second factor. --reset makes new ones for an operator
who is there and has lost theirs.`;

const shape = z.object({
  site: z.string().min(1),
  login: z.string().min(4).max(40),
  name: z.string().min(1).max(60).optional(),
  role: z.enum(roleNames).default('super'),
  'new-site': z.boolean().default(false),
  reset: z.boolean().default(false),
  url: z.url().default('http://localhost:8080'),
});

/** Something the person at the terminal can mend; said in a sentence. */
class Problem extends Error {}

const wanted = read();
if (wanted === 'help') process.stdout.write(`${usage}\n`);
else if (wanted === null) fail(usage, 2);
else {
  await run(wanted).catch((error: unknown) => {
    if (error instanceof Problem) fail(error.message, 1);
    else if (error instanceof Refusal) fail(`The login ${wanted.login} is taken at this site.`, 1);
    else throw error;
  });
}

function fail(text: string, code: number): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}

function read(): z.output<typeof shape> | 'help' | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const names = { site: text, login: text, name: text, role: text, url: text };
  const options = { ...names, 'new-site': flag, reset: flag, help: flag };
  try {
    const { help = false, ...values } = parseArgs({ options }).values;
    return help ? 'help' : (shape.safeParse(values).data ?? null);
  } catch {
    return null;
  }
}

async function run(options: z.output<typeof shape>): Promise<void> {
  const { site: siteId, login, role, url } = options;
  const tools = await openTools();
  try {
    if (!options['new-site']) await refuseUnknownSite(tools, siteId);
    const { token, code } = await withTransaction(tools.pool, async (tx) => {
      const { enrolmentId, operatorId } = options.reset
        ? await resetOperator(tools, tx, options)
        : await newOperator(tools, tx, options);
      const link = await makeLink(tools, tx, { enrolmentId, operatorId, siteId });
      return { ...link, code: await makeCode(tools, tx, enrolmentId) };
    });
    const what = options.reset ? 'reset' : `role ${role}`;
    const page = new URL(`/admin/enrol#${token}`, url).href;
    process.stdout.write(`operator ${login} of site ${siteId}, ${what}\n${page}\ncode ${code}\n`);
  } finally {
    await tools.close();
  }
}

async function newOperator(
  tools: Tools,
  tx: pg.PoolClient,
  { site: siteId, login: loginId, name = loginId, role }: z.output<typeof shape>,
) {
  const operatorId = tools.ids.next();
  const operator = { operatorId, siteId, loginId, name, role, addresses: [] };
  const enrolmentId = await createOperator(tools, tx, operator, { linkFor: null, codeFor: null });
  const after = { loginId, name, role };
  await keepAudit(tools, tx, { siteId, operatorId, action: 'operator.create', after });
  return { operatorId, enrolmentId };
}

/** Their sessions end, too: this knows no Redis, but the service carries to it what has ended. */
async function resetOperator(
  tools: Tools,
  tx: pg.PoolClient,
  { site: siteId, login: loginId }: z.output<typeof shape>,
) {
  const operatorId = await lockLoginId(tx, { siteId, loginId });
  if (operatorId === null) throw new Problem(`There is no operator ${loginId} at ${siteId}.`);
  await clearCredentials(tools, tx, operatorId);
  const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
  await markEnded(tx, owner, {}, tools.clock.now());
  const hands = { linkFor: null, codeFor: null };
  const enrolmentId = await openEnrolment(tools, tx, { siteId, operatorId, ...hands });
  await keepAudit(tools, tx, { siteId, operatorId, action: 'operator.reset', after: { loginId } });
  return { operatorId, enrolmentId };
}

async function keepAudit(
  { ids, clock, config }: Tools,
  tx: pg.PoolClient,
  entry: { siteId: string; operatorId: string; action: string; after: object },
): Promise<void> {
  await appendAudit(tx, config.AUDIT_KEY, {
    siteId: entry.siteId,
    operatorId: 'command',
    address: 'command line',
    requestId: ids.next(),
    at: clock.now(),
    action: entry.action,
    subject: `operator:${entry.operatorId}`,
    before: null,
    after: entry.after,
  });
}

/** A mistyped site would get an operator whom nobody ever meets. */
async function refuseUnknownSite({ pool }: Tools, siteId: string): Promise<void> {
  const known = await knownSites(pool);
  if (known.includes(siteId)) return;
  const sites = known.length === 0 ? 'There is no site yet' : `There are: ${known.join(', ')}`;
  throw new Problem(`There is no site "${siteId}". ${sites}. A first operator needs --new-site.`);
}
