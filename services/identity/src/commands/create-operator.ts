import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

import { appendAudit } from '@noriter/kit/audit';
import { z } from 'zod';

import { createOperator } from '../actions/create-operator.ts';
import { roleNames } from '../domain/roles.ts';
import { openTools } from '../tools.ts';

const usage = `Creates an operator, the first one of a site too, and tells the second factor once.

  node services/identity/src/commands/create-operator.ts --site noriter --login admin \\
    [--name 관리자] [--role super]

The password comes from the variable OPERATOR_PASSWORD, or one is made and printed.`;

const shape = z.object({
  site: z.string().min(1),
  login: z.string().min(4).max(40),
  name: z.string().min(1).max(60).optional(),
  role: z.enum(roleNames).default('super'),
});

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    login: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
  },
});
const wanted = shape.safeParse(values);
if (wanted.success) await run(wanted.data);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}

async function run({ site: siteId, login, name, role }: z.output<typeof shape>): Promise<void> {
  const tools = await openTools();
  const given = process.env.OPERATOR_PASSWORD;
  const password = given ?? randomBytes(15).toString('base64url');
  const operatorId = tools.ids.next();
  const operator = { operatorId, siteId, loginId: login, name: name ?? login, password, role };
  const entry = {
    siteId,
    operatorId: 'command',
    address: 'command line',
    requestId: tools.ids.next(),
    at: tools.clock.now(),
    action: 'operator.create',
    subject: `operator:${operatorId}`,
    before: null,
    after: { loginId: login, name: operator.name, role },
  };
  try {
    const { otpauthUri } = await createOperator(tools, { ...operator, addresses: [] }, (tx) =>
      appendAudit(tx, entry),
    );
    const shown = given === undefined ? `password ${password}\n` : '';
    process.stdout.write(
      `operator ${login} of site ${siteId}, role ${role}\n${shown}${otpauthUri}\n`,
    );
  } finally {
    await tools.close();
  }
}
