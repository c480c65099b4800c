import { useTranslation } from 'react-i18next';
import { ScrollBox } from '../../../shared/ui/lists/scroll-box.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import type { DrawProof } from './verify-round.ts';

const head = 'px-3 py-2 text-left font-medium whitespace-nowrap';
const cell = 'px-3 py-1.5 whitespace-nowrap tabular-nums';

/** Every number that was read off the seed, in order: its bytes, its range, what it led to. */
export function NumberSteps({ game, proof }: { game: MiniGame; proof: DrawProof }) {
  const { t } = useTranslation(['site', 'verify']);
  const gives = useGives(game);
  const taken = proof.steps.filter(({ remainder }) => remainder !== null);
  const rows = proof.steps.map((step, index) => {
    const place = taken.indexOf(step);
    const given = proof.drawn.gives[place];
    return { ...step, order: index + 1, gives: given === undefined ? null : gives(given, place) };
  });
  return (
    <>
      <p className="text-sm text-muted">
        {t('verify:numbers')} {t(`verify:rule.${game}`)}
      </p>
      <ScrollBox
        label={t('verify:steps')}
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{t('verify:steps')}</caption>
          <thead className="sticky top-0 bg-raised text-xs text-faint">
            <tr>
              {(['order', 'bytes', 'number', 'range', 'remainder', 'gives'] as const).map((key) => (
                <th key={key} scope="col" className={head}>
                  {t(`verify:column.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.order} className="border-t border-line">
                <td className={cell}>{row.order}</td>
                <td className={cell}>
                  <code className="font-sans">{row.bytes}</code>
                </td>
                <td className={cell}>{row.number}</td>
                <td className={cell}>{t('verify:below', { bound: row.bound })}</td>
                <td className={cell}>{row.remainder ?? t('verify:passedOver')}</td>
                <td className={`${cell} font-semibold`}>{row.gives}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

/** What a taken number means in its game: a ball, the powerball, a ladder's start or its rungs. */
function useGives(game: MiniGame) {
  const { t } = useTranslation(['site', 'verify']);
  return (value: number, place: number): string => {
    if (game === 'kinoladder') {
      if (place === 0) return t(value === 1 ? 'mini.side.way.a' : 'mini.side.way.b');
      return t(value === 3 ? 'mini.side.lines.a' : 'mini.side.lines.b');
    }
    const isPower = game !== 'speedkino' && place === powerballPlace;
    return isPower
      ? `${t('mini.game.powerball')} ${value}`
      : t('verify:ball', { place: place + 1, ball: value });
  };
}

const powerballPlace = 5;
