import type { Won } from '@noriter/kit/money';
import type { VendorCall } from '../../vocabulary/vendor-call.ts';
import type { Verb } from '../../vocabulary/verb.ts';
import { isDigits, leafAt, type Tree } from './json-digits.ts';
import type { MoneyFormat } from './money.ts';

type TextField =
  | 'playerId'
  | 'session'
  | 'currency'
  | 'gameCode'
  | 'roundId'
  | 'transactionId'
  | 'wager'
  | 'rollsBack';

/**
 * One call of a protocol: its verb, and under which names its fields stand. A name that ends in `?` may
 * be missing. `keepsOpen` is the flag with the opposite meaning.
 */
export type CallRow = {
  readonly verb: Verb;
  readonly fields: Partial<Record<TextField | 'amount' | 'won' | 'closes' | 'keepsOpen', string>>;
  /** Where the protocol has no flag, and the call means it. */
  readonly alwaysCloses?: true;
};

export type CallTable = Readonly<Record<string, CallRow>>;

const textFields: readonly TextField[] = [
  'playerId',
  'session',
  'currency',
  'gameCode',
  'roundId',
  'transactionId',
  'wager',
  'rollsBack',
];

const TEXT_LENGTH_MAX = 200;

/** A part of the call is missing or cannot be read. */
class Unreadable extends Error {}

/** Reads a call by its row; null where it lacks something. */
export function readByTable(
  row: CallRow,
  source: Tree,
  { money, echo }: { money: MoneyFormat; echo: readonly string[] },
): VendorCall | null {
  try {
    const { verb, fields } = row;
    const texts = Object.fromEntries(
      textFields.map((name) => [name, textAt(source, fields[name])] as const),
    ) as Record<TextField, string | null>;
    return {
      verb,
      ...texts,
      amount: moneyAt(source, fields.amount, money),
      won: moneyAt(source, fields.won, money),
      closes: row.alwaysCloses ?? closesOf(source, fields),
      echo: Object.fromEntries(
        echo.flatMap((name) => {
          const text = textAt(source, `${name}?`);
          return text === null ? [] : [[name, text]];
        }),
      ),
    };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function textAt(source: Tree, name: string | undefined): string | null {
  if (name === undefined) return null;
  const isOptional = name.endsWith('?');
  const leaf = leafAt(source, isOptional ? name.slice(0, -1) : name);
  const text = isDigits(leaf) ? leaf.digits : leaf;
  if (typeof text === 'string' && text !== '' && text.length <= TEXT_LENGTH_MAX) return text;
  const isMissing = text === undefined || text === null || text === '';
  if (isOptional && isMissing) return null;
  throw new Unreadable(name);
}

function moneyAt(source: Tree, name: string | undefined, money: MoneyFormat): Won {
  if (name === undefined) return 0n;
  const won = money.read(leafAt(source, name));
  if (won === null) throw new Unreadable(name);
  return won;
}

function closesOf(source: Tree, { closes, keepsOpen }: CallRow['fields']): boolean | null {
  if (closes !== undefined) return flagAt(source, closes);
  if (keepsOpen === undefined) return null;
  const flag = flagAt(source, keepsOpen);
  return flag === null ? null : !flag;
}

function flagAt(source: Tree, name: string): boolean | null {
  const isOptional = name.endsWith('?');
  const leaf = leafAt(source, isOptional ? name.slice(0, -1) : name);
  if (typeof leaf === 'boolean') return leaf;
  if (isOptional && (leaf === undefined || leaf === null)) return null;
  throw new Unreadable(name);
}
