/** What the feed reports can't be read: nothing of it may be guessed. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export type Specifiers = ReadonlyMap<string, string>;

export function specifiersOf(text: string): Specifiers {
  const pairs = text === '' ? [] : text.split('|');
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Unreadable(`a specifier ${pair}`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

export function of(specifiers: Specifiers, name: string): string {
  const value = specifiers.get(name);
  if (value === undefined) throw new Unreadable(`no specifier ${name}`);
  return value;
}

export function numberOf(specifiers: Specifiers, name: string): number {
  const value = of(specifiers, name);
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new Unreadable(`${name} ${value}`);
  return Number(value);
}

/** Decimal text in quarters of a point: -0.75 is -3. */
export function lineOf(specifiers: Specifiers, name: string): number {
  const value = of(specifiers, name);
  if (!/^[+-]?\d{1,3}(?:\.(?:0|00|25|5|50|75))?$/.test(value)) {
    throw new Unreadable(`${name} ${value}`);
  }
  // Quarters have an end in binary too. Adding 0 makes of -0 what it means.
  return Number(value) * 4 + 0;
}
