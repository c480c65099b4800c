import type { IHeaders } from 'kafkajs';

/** Header values as text; of a repeated header the first. */
export function headerTexts(headers: IHeaders | undefined): Record<string, string> {
  const texts: Record<string, string> = {};
  // Every event of the site passes here: no list of pairs is made on the way.
  for (const name in headers) {
    const value = headers[name];
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) texts[name] = first.toString();
  }
  return texts;
}
