import { useTranslation } from 'react-i18next';
import type { GameFigures } from '../../../shared/api/contracts.ts';
import { deviationOf, deviationText } from './figure-text.ts';

type NamedFigures = Pick<GameFigures, 'rtp' | 'rtpTheoretical'> & {
  key: string;
  name: string;
};

/** Where the chart ends: what gives back more is as long as it is wide, and says its figure. */
const PERCENT_MAX = 150;

const widthOf = (percent: string) =>
  `${(Math.min(Number(percent), PERCENT_MAX) / PERCENT_MAX) * 100}%`;

/** Each game's actual return as a bar, and what it promises as a mark across it. */
export function RtpChart({ label, rows }: { label: string; rows: readonly NamedFigures[] }) {
  const { t } = useTranslation('admin');
  const played = rows.filter(({ rtp }) => rtp !== null);
  if (played.length === 0) {
    return <p className="py-16 text-center text-faint">{t('games.report.noRtp')}</p>;
  }
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {played.map((row) => (
        <li key={row.key} className="flex flex-col gap-1 text-sm">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 truncate font-medium">{row.name}</span>
            <RtpText rtp={row.rtp} rtpTheoretical={row.rtpTheoretical} />
          </span>
          <span aria-hidden="true" className="relative h-3">
            <span className="absolute inset-0 overflow-hidden rounded-sm bg-sunken">
              <span
                className={`block h-full ${(deviationOf(row) ?? 0) > 0 ? 'bg-down' : 'bg-up'}`}
                style={{ width: widthOf(row.rtp ?? '0') }}
              />
            </span>
            {row.rtpTheoretical === null ? null : (
              <span
                className="absolute -inset-y-0.5 w-0.5 bg-paper"
                style={{ left: widthOf(row.rtpTheoretical) }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function RtpText({ rtp, rtpTheoretical }: Pick<GameFigures, 'rtp' | 'rtpTheoretical'>) {
  const { t } = useTranslation('admin');
  const deviation = deviationOf({ rtp, rtpTheoretical });
  return (
    <span className="text-muted tabular-nums">
      {rtpTheoretical === null || deviation === null
        ? t('games.report.onlyActual', { rtp })
        : t('games.report.beside', { rtp, theoretical: rtpTheoretical })}
      {deviation === null ? null : (
        <strong className={`pl-2 font-semibold ${deviation > 0 ? 'text-warn' : 'text-body'}`}>
          {t('games.report.points', { points: deviationText(deviation) })}
        </strong>
      )}
    </span>
  );
}
