import { useTranslation } from 'react-i18next';
import type { Names, Scoreboard } from './sport-types.ts';
import { useSportText } from './use-sport-text.ts';

type ScoreTableProps = { board: Scoreboard; home: Names; away: Names };

/** The score: each part in its column, the whole at the end. */
export function ScoreTable({ board, home, away }: ScoreTableProps) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const parts = Object.entries(board.parts);
  const sides = [
    { key: 'home', names: home },
    { key: 'away', names: away },
  ] as const;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('scoreboard')}</caption>
        <thead>
          <tr className="text-xs text-faint">
            <th scope="col" className="py-1 text-left font-medium">
              {t('side')}
            </th>
            {parts.map(([part]) => (
              <th
                key={part}
                scope="col"
                aria-current={part === board.part ? 'true' : undefined}
                className="px-2 py-1 font-medium whitespace-nowrap aria-[current=true]:text-jade"
              >
                {text.span(part)}
              </th>
            ))}
            <th scope="col" className="px-2 py-1 font-medium">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ key, names }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-semibold">
                {text.name(names)}
              </th>
              {parts.map(([part, score]) => (
                <td key={part} className="px-2 py-2 text-center text-muted">
                  {score[key]}
                </td>
              ))}
              <td className="px-2 py-2 text-center text-lg font-bold text-brass-text">
                {board.total[key]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
