import type { Element } from '../feed/xml.ts';
import { boardAt, totalOf, wonParts } from '../model/course.ts';
import type { Match } from './world.ts';

const UNDER_WAY = 1;
const ENDED = 3;
const ABANDONED = 9;

/** What is shown of a match in a second of its course. */
export function eventStatusOf({ game, standing, isEnded }: Match, second: number): Element {
  const { parts, elapsed } = boardAt(game.course, second);
  const { form } = game;
  const last = parts.at(-1);
  const score = form.family === 'sets' ? wonParts(parts) : totalOf(parts);
  const isClocked = form.family === 'scoring' && form.isClocked;
  const status = standing.status === 'abandoned' ? ABANDONED : isEnded ? ENDED : UNDER_WAY;
  const attributes = {
    status,
    period_type: last?.type,
    period_number: last?.number,
    elapsed: isClocked ? elapsed : undefined,
    home_score: score.home,
    away_score: score.away,
  };
  const period_score = parts.map(({ type, number, home, away }) => ({
    attributes: { type, number, home_score: home, away_score: away },
  }));
  return { attributes, children: { period_score } };
}
