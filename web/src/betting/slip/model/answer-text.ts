/** A text of that name in what was answered; null when there is none. */
export function textIn(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : null;
}
