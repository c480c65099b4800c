import type { IHeaders } from 'kafkajs';

/** Header values as text; of a repeated header the first. */
export function headerTexts(headers: IHeaders | undefined): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name in headers) {
    const text = headerText(headers, name);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

/** One header's value as text; undefined without it. */
export function headerText(headers: IHeaders | undefined, name: string): string | undefined {
  const value = headers?.[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first?.toString();
}
