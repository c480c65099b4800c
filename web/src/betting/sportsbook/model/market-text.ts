import type { Sport } from '@noriter/rules/sports';
import type { TFunction } from 'i18next';
import { handicapText, lineText, spanText } from './market-spans.ts';
import type { Market } from './sport-types.ts';

export type SportT = TFunction<'sport'>;
/** Whether the texts have a key: what the feed asks may be newer than they are. */
export type Knows = (key: string) => boolean;

/** Where a tie may go on: there the whole match is another bet than its regular time. */
const withOvertime: readonly Sport[] = [
  'soccer',
  'basketball',
  'baseball',
  'hockey',
  'handball',
  'american-football',
];

const firstMark = /^(goal|points)-(\d{1,3})$/;

/** The words for markets, and for the parts of a match they are about. */
export function marketWords(t: SportT, knows: Knows) {
  function span(id: string): string {
    const text = spanText(id);
    if (text === null) return id;
    if (text.key === 'half' || text.key === 'extra') {
      return t(`span.${text.key}.${text.number === 1 ? 'first' : 'second'}`);
    }
    return 'number' in text
      ? t(`span.${text.key}`, { number: text.number })
      : t(`span.${text.key}`);
  }

  function market(asked: Market, sport: Sport): string {
    switch (asked.kind) {
      case 'first-to': {
        const [, what, number] = firstMark.exec(asked.mark) ?? [];
        if (what === undefined) return asked.mark;
        return t(what === 'goal' ? 'market.firstGoal' : 'market.firstPoints', { number });
      }
      case 'outright':
        return asked.places === 1 ? t('market.win') : t('market.place', { places: asked.places });
      case 'special':
        return knows(`question.${asked.question}`)
          ? t(`question.${asked.question}` as 'question.both-score')
          : asked.question;
      default:
        return measured(asked, sport);
    }
  }

  /** The same with its line, where several of a kind differ by nothing else. */
  function marketLine(asked: Market, sport: Sport): string {
    const name = market(asked, sport);
    if (asked.kind === 'handicap') return `${name} ${handicapText(asked.line)}`;
    return asked.kind === 'total' ? `${name} ${lineText(asked.line)}` : name;
  }

  function measured(asked: Extract<Market, { span: string }>, sport: Sport): string {
    const isOfParts = asked.count === 'parts' && asked.kind !== 'two-way';
    const kind = t(`market.${asked.kind}`);
    const what = isOfParts ? `${t(`unit.${unitOf(sport)}`)} ${kind}` : kind;
    if (asked.span === 'regular') return what;
    if (asked.span !== 'match') return `${span(asked.span)} ${what}`;
    return withOvertime.includes(sport) ? `${what} (${t('span.match')})` : what;
  }

  return { span, market, marketLine };
}

/** What the parts of a sport are called. */
function unitOf(sport: Sport): 'set' | 'game' | 'map' {
  if (sport === 'badminton') return 'game';
  return sport === 'esport' ? 'map' : 'set';
}
