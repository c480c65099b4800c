/** Reads a form; null where a name comes twice, or it is no text. */
export function readForm(body: Buffer): Readonly<Record<string, string>> | null {
  const text = body.toString('utf8');
  if (text.includes('\uFFFD')) return null;
  const fields = [...new URLSearchParams(text)];
  const names = new Set(fields.map(([name]) => name));
  return names.size === fields.length ? Object.fromEntries(fields) : null;
}
