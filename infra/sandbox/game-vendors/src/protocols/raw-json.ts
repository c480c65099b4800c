/** JSON whose numbers are the digits we chose, and whose amounts are read as they were written. */

/** A number as it stands in the text: no float is made of it on the way. */
export type Digits = { readonly digits: string };
export type Field = string | boolean | null | bigint | Digits | readonly Field[] | Fields;
export type Fields = { readonly [name: string]: Field };

export function digits(text: string): Digits {
  return { digits: text };
}

function isDigits(field: object): field is Digits {
  return 'digits' in field && Object.keys(field).length === 1;
}

export function jsonText(field: Field): string {
  if (typeof field === 'bigint') return String(field);
  if (field === null || typeof field !== 'object') return JSON.stringify(field);
  if (isDigits(field)) return field.digits;
  if (Array.isArray(field)) return `[${field.map(jsonText).join(',')}]`;
  const members = Object.entries(field).map(
    ([name, own]) => `${JSON.stringify(name)}:${jsonText(own)}`,
  );
  return `{${members.join(',')}}`;
}

/** The digits of a number, or of a text of digits, at the top of an answer; null when there are none. */
export function digitsIn(text: string, name: string): string | null {
  const found = new RegExp(`"${name}"\\s*:\\s*"?(-?\\d{1,30}(?:\\.\\d{1,10})?)"?\\s*[,}]`).exec(
    text,
  );
  return found?.[1] ?? null;
}

/** The same fields with another value at a path, or without it. */
export function withField(
  fields: Fields,
  path: readonly string[],
  value: Field | undefined,
): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  if (rest.length > 0) {
    const inner = fields[name];
    const isInner = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return { ...fields, [name]: withField(isInner ? (inner as Fields) : {}, rest, value) };
  }
  if (value !== undefined) return { ...fields, [name]: value };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}
