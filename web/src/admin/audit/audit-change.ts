/** One field of an audited change, as JSON; what was not there before or after is absent. */
export type ChangedField = { field: string; before?: string; after?: string };

/**
 * What an audited action changed, field by field, without what stayed as it was. A field inside
 * another one is named by its path. The log keeps both sides whole; this is how a person reads them.
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const old = fieldsOf(before);
  const fresh = fieldsOf(after);
  const names = new Set([...old.keys(), ...fresh.keys()]);
  return [...names].flatMap((field) => {
    const was = old.get(field);
    const is = fresh.get(field);
    if (was === is) return [];
    return [
      {
        field,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
      },
    ];
  });
}

/** A word of the machine: it stays as it is in every language. */
const machineWord = /^(?!\d+$)[\w.:/-]+$/;

/**
 * How a value of the record reads: sums and what people wrote as they are, a list with commas, a word
 * of the machine in quotes.
 *
 * @param json as in a changed field
 */
export function recordText(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return value.map((one) => recordText(JSON.stringify(one))).join(', ');
  return typeof value === 'string' && !machineWord.test(value) ? value : json;
}

/** Every single value of one side, by its path: `levels.0.deposit.minimum`. */
function fieldsOf(side: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  if (isNested(side)) collect(side, '', fields);
  return fields;
}

function collect(value: object, path: string, fields: Map<string, string>): void {
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (isNested(inner)) collect(inner, at, fields);
    else fields.set(at, JSON.stringify(inner) ?? '');
  }
}

/** A list of plain values is read as one value: languages, addresses, permissions. */
function isNested(value: unknown): value is object {
  if (Array.isArray(value)) return value.some(isNested);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
