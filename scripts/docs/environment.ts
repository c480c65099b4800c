import { z } from 'zod';

type Field = {
  description?: string;
  default?: unknown;
  secret?: boolean;
  type?: string;
  enum?: readonly unknown[];
};

/** docs/environment-variables.md: what each service reads, from its described schema. */
export function environmentDocument(
  services: readonly { name: string; config: z.ZodType }[],
): string {
  return [
    '# Environment variables',
    '',
    'Generated from each service’s `config.ts`. A service that cannot use its environment says all',
    'that is wrong with it and does not start.',
    '',
    ...services.flatMap(({ name, config }) => section(name, config)),
  ].join('\n');
}

function section(name: string, config: z.ZodType): string[] {
  const schema = z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' });
  const fields = (schema.properties ?? {}) as Record<string, Field>;
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(fields).map(([key, field]) => {
    const shown = required.has(key) ? 'required' : defaultText(field.default);
    const secret = field.secret === true ? ' Secret.' : '';
    const choices = field.enum === undefined ? '' : ` One of ${field.enum.join(', ')}.`;
    return `| \`${key}\` | ${shown} | ${field.description ?? ''}.${choices}${secret} |`;
  });
  return [`## ${name}`, '', '| variable | default | what it is |', '|---|---|---|', ...rows, ''];
}

function defaultText(value: unknown): string {
  if (value === undefined) return 'none';
  return value === '' ? 'empty' : `\`${String(value)}\``;
}
