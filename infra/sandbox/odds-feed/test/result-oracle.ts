import type { Market } from './bookmaker.ts';
import { all, type Node } from './listening.ts';

type Score = { home: number; away: number };
type Part = Score & { type: string; number: number };

/**
 * What a market of scores should have become by the score that was shown at the end, worked out anew
 * from the table in README.md; null for markets that a score alone does not decide.
 */
export function expectedResults(
  { id, specifiers, prices }: Market,
  status: Node,
): Record<string, string> | null {
  const parts = all(status, 'period_score').map(partOf);
  const of = new Map(
    specifiers.split('|').map((one) => [one.split('=')[0], one.split('=')[1] ?? '']),
  );
  const number = Number(
    of.get('setnr') ??
      of.get('gamenr') ??
      of.get('quarternr') ??
      of.get('periodnr') ??
      of.get('inningnr') ??
      of.get('mapnr') ??
      0,
  );
  const regular = parts.filter(
    ({ type }) => !['overtime', 'extra_innings', 'penalties'].includes(type),
  );
  const half = (first: boolean) => {
    const middle = regular.length / 2;
    return first ? regular.slice(0, middle) : regular.slice(middle);
  };
  const has = (ids: number[]) => ids.includes(Number(id));
  const span = has([60, 66, 68, 74])
    ? half(true)
    : has([83, 88, 90, 94])
      ? half(false)
      : has([274, 275, 276])
        ? regular.slice(0, 5)
        : has([1, 16, 18, 26, 45])
          ? regular
          : number > 0
            ? regular.filter((part) => part.number === number)
            : parts;
  if (has([8, 29, 230, 9001, 9002, 9003, 9004, 9005])) return null;
  const score = has([186, 188, 314, 199, 327, 328]) ? won(span) : sum(span);
  const results = Object.keys(prices).map((outcome) => {
    // A part that was not played gives stakes back.
    const result = span.length === 0 ? '0 1 1' : resultOf(outcome, score, { of, id });
    return [outcome, result];
  });
  return Object.fromEntries(results);
}

type Asked = { of: Map<string | undefined, string>; id: string };

function resultOf(outcome: string, { home, away }: Score, { of, id }: Asked): string {
  const wins = (yes: boolean) => `${yes ? 1 : 0} 0 1`;
  const line = (margin: number) => {
    if (margin === 0) return '0 1 1';
    return `${margin > 0 ? 1 : 0} ${Math.abs(margin) === 0.25 ? '0.5' : '0'} 1`;
  };
  if (id === '45') {
    const listed = home <= 4 && away <= 4 ? String(274 + 2 * (home + 5 * away)) : '324';
    return wins(outcome === listed);
  }
  if (id === '199') return wins(outcome === `${home}:${away}`);
  switch (outcome) {
    case '1':
      return wins(home > away);
    case '2':
      return wins(home === away);
    case '3':
      return wins(home < away);
    case '4':
      return home === away ? '0 1 1' : wins(home > away);
    case '5':
      return home === away ? '0 1 1' : wins(home < away);
    case '1714':
      return line(home - away + Number(of.get('hcp')));
    case '1715':
      return line(away - home - Number(of.get('hcp')));
    case '12':
      return line(home + away - Number(of.get('total')));
    case '13':
      return line(Number(of.get('total')) - home - away);
    case '70':
      return wins((home + away) % 2 === 1);
    case '72':
      return wins((home + away) % 2 === 0);
    default:
      throw new Error(`The oracle does not know outcome ${outcome} of market ${id}.`);
  }
}

function partOf({ attributes }: Node): Part {
  return {
    type: attributes.type ?? '',
    number: Number(attributes.number),
    home: Number(attributes.home_score),
    away: Number(attributes.away_score),
  };
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce((all_, one) => ({ home: all_.home + one.home, away: all_.away + one.away }), {
    home: 0,
    away: 0,
  });
}

function won(parts: readonly Score[]): Score {
  return {
    home: parts.filter(({ home, away }) => home > away).length,
    away: parts.filter(({ home, away }) => home < away).length,
  };
}
