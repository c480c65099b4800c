import { z } from 'zod';

/** A service as far as its environment goes. */
export type ConfiguredService = { name: string; config: z.ZodType };

const field = z.looseObject({
  description: z.string().optional(),
  default: z.unknown().optional(),
  secret: z.boolean().optional(),
});

const schemaShape = z.looseObject({
  properties: z.record(z.string(), field),
  required: z.array(z.string()).default([]),
});

type Row = { name: string; services: string[]; needed: string; secret: boolean; what: string };

/**
 * Writes the table of environment variables from the services' configurations, so that the table
 * cannot differ from the code.
 *
 * @throws Error naming a variable without a description
 * @example await writeFile('docs/environment-variables.md', configDocs([wallet, identity]));
 */
export function configDocs(services: readonly ConfiguredService[]): string {
  const rows = new Map<string, Row>();
  for (const service of services) {
    for (const row of rowsOf(service)) {
      const key = [row.name, row.needed, row.what].join('\n');
      const known = rows.get(key);
      if (known === undefined) rows.set(key, row);
      else known.services.push(service.name);
    }
  }
  const sorted = [...rows.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '# Environment variables',
    '',
    'Written from the `config.ts` of each service; do not edit.',
    'An empty variable counts as absent.',
    '',
    '| variable | services | default | meaning |',
    '| --- | --- | --- | --- |',
    ...sorted.map(lineOf(services.length)),
    '',
  ].join('\n');
}

function rowsOf({ name, config }: ConfiguredService): Row[] {
  const json = z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' });
  const { properties, required } = schemaShape.parse(json);
  return Object.entries(properties).map(([variable, { description, secret, ...rest }]) => {
    if (description === undefined) throw new Error(`${name}: ${variable} has no description.`);
    const needed = required.includes(variable) ? '**required**' : defaultText(rest.default);
    return { name: variable, services: [name], needed, secret: secret ?? false, what: description };
  });
}

function defaultText(value: unknown): string {
  if (value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? 'empty' : `\`${text}\``;
}

function lineOf(serviceCount: number) {
  return ({ name, services, needed, secret, what }: Row): string => {
    const whose = services.length === serviceCount ? 'all' : services.join(', ');
    const meaning = `${what}${secret ? ' (secret)' : ''}`.replaceAll('|', '\\|');
    return `| \`${name}\` | ${whose} | ${needed} | ${meaning} |`;
  };
}
