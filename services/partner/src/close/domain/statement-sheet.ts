/**
 * Invariant: a printed statement has the figures of the page, each to the won, and nothing that was
 * worked out anew.
 */
import { formatWon } from '@noriter/kit/money';
import type { Language } from '@noriter/kit/result-codes';
import { categories } from '../../vocabulary/categories.ts';
import type { SettlementKind } from '../../vocabulary/kinds.ts';
import { en } from './words/en.ts';
import { ko } from './words/ko.ts';
import { vi } from './words/vi.ts';
import { type SumName, sumNames, type Words } from './words/words.ts';

/** A settlement and its lines as they are on the wire: won as decimal strings. */
export type Printed = {
  readonly settlement: Readonly<Record<SumName, string>> & {
    readonly settlementId: string;
    readonly holder: { readonly nickname: string; readonly loginId: string; readonly tier: number };
    readonly kind: SettlementKind;
    readonly fromDay: string;
    readonly untilDay: string;
    readonly state: keyof Words['states'];
    /** On the Korean clock; empty where nothing was paid. */
    readonly paidAt: string;
  };
  readonly lines: readonly {
    readonly category: string;
    readonly isCorrection: boolean;
    readonly turnover: string;
    readonly base: string;
    readonly amount: string;
  }[];
};

/** The texts of a sheet where they stand; how they are drawn is not its business. */
export type Sheet = {
  readonly language: Language;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly {
    readonly name: string;
    readonly won: string;
    readonly isMain: boolean;
  }[];
  /** On every page, before its number. */
  readonly foot: string;
};

const wordsIn: Readonly<Record<Language, Words>> = { ko, en, vi };

export function statementSheet({ settlement, lines }: Printed, language: Language): Sheet {
  const words = wordsIn[language];
  const { heads } = words;
  const { settlementId, holder, kind, fromDay, untilDay, state, paidAt } = settlement;
  const won = (amount: string) => wonIn(language, amount);
  const days = fromDay === untilDay ? fromDay : `${fromDay} ~ ${untilDay}`;
  return {
    language,
    title: heads.title,
    facts: [
      [heads.holder, `${holder.nickname} (${holder.loginId}) · ${words.tiers[holder.tier] ?? ''}`],
      [heads.kind, words.kinds[kind]],
      [heads.days, days],
      [heads.state, words.states[state]],
      ...(paidAt === '' ? [] : [[heads.paidAt, paidAt] as const]),
      [heads.number, settlementId],
    ],
    heads: [heads.category, heads.turnover, heads.base, heads.amount],
    rows: lines.map(({ category, isCorrection, turnover, base, amount }) => [
      nameOf(words, category) + (isCorrection ? ` · ${heads.correction}` : ''),
      won(turnover),
      won(base),
      won(amount),
    ]),
    sums: sumNames.map((name) => ({
      name: words.sums[name],
      won: won(settlement[name]),
      isMain: name === 'payable',
    })),
    foot: `${heads.title} ${settlementId}`,
  };
}

/** A category of a later version stands as it is written. */
function nameOf(words: Words, category: string): string {
  const known = categories.find((one) => one === category);
  return known === undefined ? category : words.categories[known];
}

/** Won with its unit, as the pages write it: '−1,234원' or '−₩1,234'. */
function wonIn(language: Language, amount: string): string {
  const digits = formatWon(BigInt(amount.replace('-', '')));
  const sign = amount.startsWith('-') ? '−' : '';
  return language === 'ko' ? `${sign}${digits}원` : `${sign}₩${digits}`;
}
