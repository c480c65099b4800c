import { useTranslation } from 'react-i18next';
import type { Tournament } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';

const named = ['sport', 'mini', 'casino', 'slot', 'fishing', 'esport', 'virtual'] as const;

/** From when until when, and which bets count. */
export function TermsList({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('promotion');
  const { startsAt, endsAt, score, products, games, stakeMin, entry } = tournament;
  const names = named.filter((one) => products.includes(one));
  const of =
    names.length === 0
      ? t('progress.all')
      : names.map((one) => t(`progress.product.${one}`)).join(', ');
  const terms = [
    [t('tournament.period'), `${koreaMinute(startsAt)} ~ ${koreaMinute(endsAt)}`],
    [t('tournament.scoreLabel'), t(`tournament.score.${score}`)],
    [t('tournament.of'), games.length === 0 ? of : `${of} · ${games.join(', ')}`],
    [t('tournament.stakeMin'), won(stakeMin)],
    [t('tournament.entry'), t(`tournament.entries.${entry}`)],
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-2 text-sm">
        {terms.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="shrink-0 text-faint">{label}</dt>
            <dd className="text-right break-keep">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-pretty text-faint">{t(`tournament.rule.${score}`)}</p>
      <p className="text-sm text-pretty text-faint">{t('tournament.ties')}</p>
    </div>
  );
}
