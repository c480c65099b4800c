import { useTranslation } from 'react-i18next';
import type { FixtureFacts } from './shape.ts';
import { useHead } from './use-prices.ts';
import { useSportText } from './use-sport-text.ts';

/** Both sides of a match one below the other, with what they scored; the league where many race. */
export function FixtureTeams({ fixture }: { fixture: FixtureFacts }) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const board = useHead(fixture.fixtureId)?.scoreboard ?? null;
  const { home, away, league, runners } = fixture;
  if (home === null || away === null) {
    return (
      <span className="flex flex-col">
        <span className="font-semibold">{text.name(league)}</span>
        {runners.length === 0 ? null : (
          <span className="text-sm text-faint">{t('runners', { count: runners.length })}</span>
        )}
      </span>
    );
  }
  const sides = [
    { key: 'home', names: home, score: board?.total.home },
    { key: 'away', names: away, score: board?.total.away },
  ];
  return (
    <span className="flex flex-col gap-0.5">
      {sides.map(({ key, names, score }) => (
        <span key={key} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-semibold">{text.name(names)}</span>{' '}
          {score === undefined ? null : (
            <span className="font-bold text-brass-text tabular-nums">{score}</span>
          )}
        </span>
      ))}
    </span>
  );
}
