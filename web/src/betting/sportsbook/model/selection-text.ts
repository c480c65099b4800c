import { language } from '../../../shared/i18n/language.ts';
import { handicapText, lineText } from './market-spans.ts';
import type { Knows, SportT } from './market-text.ts';
import type { Fixture, Market, Names } from './sport-types.ts';

/** The two sides of a match by name, or who is ranked. */
export type Sides = Pick<Fixture, 'home' | 'away' | 'runners'>;

/** A name in the site's language, or in the one all others read. */
export function nameText({ nameKo, nameEn }: Names): string {
  return language() === 'ko' || nameEn === '' ? nameKo : nameEn;
}

/** The words for selections. */
export function pickWords(t: SportT, knows: Knows) {
  const side = (names: Names | null, otherwise: string) =>
    names === null ? otherwise : nameText(names);

  /** A selection in full: who, and from which line on. */
  function pick(asked: Market, selectionId: string, { home, away, runners }: Sides): string {
    const isSide = selectionId === 'home' || selectionId === 'away';
    const who = selectionId === 'home' ? side(home, t('pick.home')) : side(away, t('pick.away'));
    if (asked.kind === 'handicap') {
      return `${who} ${handicapText(selectionId === 'home' ? asked.line : -asked.line)}`;
    }
    if (asked.kind === 'total') return `${word(selectionId)} ${lineText(asked.line)}`;
    const runner = runners.find(({ competitorId }) => competitorId === selectionId);
    if (runner !== undefined) return runnerText(runner);
    return isSide ? who : word(selectionId);
  }

  /** The same beside the names of both sides, where few letters have room. */
  function shortPick(asked: Market, selectionId: string, sides: Sides): string {
    const isSide = selectionId === 'home' || selectionId === 'away';
    if (!isSide) return pick(asked, selectionId, sides);
    if (asked.kind === 'handicap') {
      // Of a line of 0 both would read the same.
      const line = handicapText(selectionId === 'home' ? asked.line : -asked.line);
      return `${t(`pick.${selectionId}`)} ${line}`;
    }
    // Who wins is said in one letter; who does something else is a side, and no win or loss.
    const isWinner = asked.kind === 'three-way' || asked.kind === 'two-way';
    return isWinner ? t(`short.${selectionId}`) : t(`pick.${selectionId}`);
  }

  const word = (selectionId: string) =>
    knows(`pick.${selectionId}`) ? t(`pick.${selectionId}` as 'pick.home') : selectionId;

  const runnerText = (runner: Fixture['runners'][number]) =>
    [runner.number, nameText({ nameKo: runner.names.ko, nameEn: runner.names.en })]
      .filter((part) => part !== null)
      .join(' ');

  return { pick, shortPick };
}
