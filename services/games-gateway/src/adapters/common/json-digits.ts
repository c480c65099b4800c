import { isUtf8 } from 'node:buffer';

/** A number of a JSON text, as its digits stand there: nothing of it was ever a float. */
export type Digits = { readonly digits: string };

export type Leaf = string | boolean | null | Digits;
export type Tree = { readonly [name: string]: Leaf | Tree | readonly unknown[] };

type Reviver = (
  this: unknown,
  name: string,
  value: unknown,
  context: { source?: string },
) => unknown;

const DEPTH_MAX = 8;

/** The numbers that were read: an object with digits in it that a text holds is none of them. */
const numbers = new WeakSet<object>();

/** Reads a JSON object; null for anything else, bytes that are no text among it. */
export function readJson(body: Buffer): Tree | null {
  if (!isUtf8(body)) return null;
  const text = body.toString('utf8');
  const keepDigits: Reviver = (_name, value, { source }) => {
    if (typeof value !== 'number') return value;
    const number = { digits: source ?? '' };
    numbers.add(number);
    return number;
  };
  try {
    const read: unknown = JSON.parse(text, keepDigits as Parameters<typeof JSON.parse>[1]);
    const isObject = isTree(read) && !isDigits(read);
    return isObject && depthOf(read) <= DEPTH_MAX ? read : null;
  } catch {
    return null;
  }
}

/** Writes an object of one level; digits are written as they are. */
export function writeJson(fields: Readonly<Record<string, Leaf | number | undefined>>): string {
  const written = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'object' && value !== null ? value.digits : JSON.stringify(value);
    return [`${JSON.stringify(name)}:${text}`];
  });
  return `{${written.join(',')}}`;
}

/** Whether something that was read is a number. */
export function isDigits(value: unknown): value is Digits {
  return isTree(value) && numbers.has(value);
}

/** What stands at a path such as `transaction.id`; undefined without it. */
export function leafAt(tree: Tree, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      tree,
    );
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return depth;
  return Math.max(depth, ...Object.values(value).map((one) => depthOf(one, depth + 1)));
}
