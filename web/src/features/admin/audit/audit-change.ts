/** One field of an audited change; what was not there before or after is absent. */
export type ChangedField = { field: string; before?: string; after?: string };

/**
 * What an audited action changed, field by field, without what stayed as it was. The log keeps both
 * sides whole; this is how a person reads them.
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const old = fieldsOf(before);
  const fresh = fieldsOf(after);
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...names].flatMap((field) => {
    const was = field in old ? textOf(old[field]) : undefined;
    const is = field in fresh ? textOf(fresh[field]) : undefined;
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

function fieldsOf(side: unknown): Record<string, unknown> {
  return typeof side === 'object' && side !== null && !Array.isArray(side) ? { ...side } : {};
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
