/**
 * A body as its fields in their order, each with its path (`transaction.amount`) and what is written there:
 * a JSON text or a part of a form, with a sign for each byte, so that also what is no text can stand there.
 */
export type Fields = readonly (readonly [path: string, written: string])[];

/** A text with a sign for each of its bytes. */
export function bytewise(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Fields as they are written when nothing is wrong with them; what is no text is a JSON value. */
export function fieldsOf(values: Readonly<Record<string, unknown>>): Fields {
  return Object.entries(values).map(([path, value]) => [path, bytewise(JSON.stringify(value))]);
}

/** The same of a form. */
export function formFieldsOf(values: Readonly<Record<string, string>>): Fields {
  return Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]);
}

/** What stands at a path; where it is there twice the last one counts, as for every reader of JSON. */
export function writtenAt(fields: Fields, path: string): string | null {
  return fields.findLast(([own]) => own === path)?.[1] ?? null;
}

export function jsonBytes(fields: Fields): Buffer {
  return Buffer.from(jsonText(fields), 'latin1');
}

function jsonText(fields: Fields): string {
  const names = [...new Set(fields.map(([path]) => path.split('.', 1)[0] ?? ''))];
  const members = names.flatMap((name) => {
    const inner = fields.flatMap(([path, written]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), written] as const] : [],
    );
    const own = fields.flatMap(([path, written]) => (path === name ? [written] : []));
    const values = inner.length === 0 ? own : [...own, jsonText(inner)];
    return values.map((written) => `"${name}":${written}`);
  });
  return `{${members.join(',')}}`;
}

export function formBytes(fields: Fields): Buffer {
  return Buffer.from(fields.map(([name, written]) => `${name}=${written}`).join('&'), 'latin1');
}
