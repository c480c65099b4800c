/** Reads a form; null where a name comes twice, or it is no text. */
export function readForm(body: Buffer): Readonly<Record<string, string>> | null {
  const fields = [...new URLSearchParams(body.toString('utf8'))];
  // It stands for bytes that are no text, also where they came as `%FF`.
  if (fields.flat().some((part) => part.includes('\uFFFD'))) return null;
  const names = new Set(fields.map(([name]) => name));
  return names.size === fields.length ? Object.fromEntries(fields) : null;
}
