import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { language } from '../../i18n/language.ts';
import type { Fixture, Market, Names } from './api.ts';
import { handicapText, lineText, spanText } from './spans.ts';
import type { Sport } from './sports.ts';

export type SportText = ReturnType<typeof sportTexts>;

/** The two sides of a match by name, or who is ranked. */
export type Sides = Pick<Fixture, 'home' | 'away' | 'runners'>;

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

/** The words for what is bet on, in the language of the page. */
export function useSportText(): SportText {
  const { t, i18n } = useTranslation('sport');
  return useMemo(() => sportTexts(t, (key) => i18n.exists(key, { ns: 'sport' })), [t, i18n]);
}

export function sportTexts(t: TFunction<'sport'>, knows: (key: string) => boolean) {
  const name = ({ nameKo, nameEn }: Names) =>
    language() === 'ko' || nameEn === '' ? nameKo : nameEn;

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

  const side = (names: Names | null, otherwise: string) =>
    names === null ? otherwise : name(names);

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
      return handicapText(selectionId === 'home' ? asked.line : -asked.line);
    }
    return t(`short.${selectionId}`);
  }

  const word = (selectionId: string) =>
    knows(`pick.${selectionId}`) ? t(`pick.${selectionId}` as 'pick.home') : selectionId;

  const runnerText = (runner: Fixture['runners'][number]) =>
    [runner.number, name({ nameKo: runner.names.ko, nameEn: runner.names.en })]
      .filter((part) => part !== null)
      .join(' ');

  /** A match in a line: both sides, or what is raced for. */
  function match({ home, away }: Pick<Sides, 'home' | 'away'>): string | null {
    return home === null || away === null
      ? null
      : t('versus', { home: name(home), away: name(away) });
  }

  /** What a bet is on in a line, whatever it is: a match, a race of a league, or else its sport. */
  function event(
    sport: Sport,
    of: Pick<Sides, 'home' | 'away'> & { league: Names | null },
  ): string {
    return match(of) ?? (of.league === null ? t(`name.${sport}`) : name(of.league));
  }

  return {
    name,
    span,
    market,
    marketLine,
    pick,
    shortPick,
    match,
    event,
    sport: (id: Sport) => t(`name.${id}`),
  };
}

/** What the parts of a sport are called. */
function unitOf(sport: Sport): 'set' | 'game' | 'map' {
  if (sport === 'badminton') return 'game';
  return sport === 'esport' ? 'map' : 'set';
}
