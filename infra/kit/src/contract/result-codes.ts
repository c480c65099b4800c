import diagnostics from 'node:diagnostics_channel';
import { transportTexts } from './transport-texts.ts';

/** The languages every message exists in; Korean is the one a request gets without asking. */
export type Language = 'ko' | 'en' | 'vi';
export const languages = ['ko', 'en', 'vi'] as const;

/**
 * One result code: its HTTP status (200 unless it never reached the business) and its message.
 * A message may hold `{placeholders}`, the same ones in each language.
 */
export type CodeText = {
  http?: number;
  ko: string;
  en: string;
  vi: string;
  /** What the code means for who reads docs/errors.md, where the message does not. */
  meaning?: string;
};

export type CodeTable = Readonly<Record<string, CodeText>>;

/** What a `{placeholder}` is filled with; money as it should be read (`formatWon`). */
export type CodeParams = Readonly<Record<string, string | number | bigint>>;

/**
 * Declares a service's result codes, and fails at start if a translation lacks a placeholder.
 *
 * @example
 * export const errors = defineCodes({
 *   C102: { ko: '최소 {min}원', en: 'At least {min} won', vi: 'Ít nhất {min} won' },
 * });
 */
export function defineCodes<const T extends CodeTable>(table: T): T {
  for (const [code, text] of Object.entries<CodeText>(table)) {
    const wanted = placeholdersOf(text.ko);
    for (const language of languages) {
      const found = placeholdersOf(text[language]);
      if (found !== wanted) {
        const problem = `${language} has {${found}} where ko has {${wanted}}`;
        throw new Error(`Result code ${code}: ${problem}.`);
      }
    }
  }
  return table;
}

/** A message that went out with nothing in a placeholder's place. Tests listen, and fail. */
export type UnfilledMessage = { code: string; unfilled: string[] };

/** Where such messages are told. */
export const unfilledMessages = diagnostics.channel('noriter:unfilled-message');

/** An expected refusal: it ends the request with its code, and nothing is wrong with the service. */
export class Refusal extends Error {
  readonly code: string;
  readonly text: CodeText;
  readonly params: CodeParams;
  readonly data: unknown;

  constructor(code: string, text: CodeText, params: CodeParams = {}, data: unknown = null) {
    super(`${code}: ${fillIn(text.en, params)}`);
    this.name = 'Refusal';
    this.code = code;
    this.text = text;
    this.params = params;
    this.data = data;
  }

  /** The HTTP status this refusal answers with. */
  get http(): number {
    return this.text.http ?? 200;
  }

  /** The message in a language, its placeholders filled. */
  in(language: Language): string {
    const text = this.text[language];
    const unfilled = unfilledIn(text, this.params);
    if (unfilled.length > 0) {
      unfilledMessages.publish({ code: this.code, unfilled } satisfies UnfilledMessage);
    }
    return fillIn(text, this.params);
  }
}

/**
 * Makes the refusal to throw. It is returned, not thrown, so that the compiler sees the path end.
 *
 * @param data what the answer's `data` holds, for the rare code that carries something
 * @example throw refuse(errors, 'C102', { min: formatWon(policy.minimum) });
 */
export function refuse<T extends CodeTable>(
  codes: T,
  code: keyof T & string,
  params?: CodeParams,
  data?: unknown,
): Refusal {
  const text = codes[code];
  if (text === undefined) throw new Error(`Result code ${code} is not in the table.`);
  return new Refusal(code, text, params, data);
}

/** The codes of what never reached the business, the same in every service. */
export const transportCodes = defineCodes(transportTexts);

function unfilledIn(text: string, params: CodeParams): string[] {
  if (!text.includes('{')) return [];
  const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return names.filter((name) => (params[name] ?? '').toString().trim() === '');
}

/** Fills `{name}` from the parameters; an unknown name stays as it is, so that it is seen. */
function fillIn(text: string, params: CodeParams): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : value.toString();
  });
}

function placeholdersOf(text: string): string {
  const names = new Set(Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? ''));
  return [...names].sort().join(',');
}
