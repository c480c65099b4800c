import { useTranslation } from 'react-i18next';
import { parseWon, won } from '../../format/money.ts';
import type { Column } from '../../ui/lists/column.ts';
import type { Category, ReportBy, ReportRow, Totals } from '../model/contracts.ts';
import { PersonName } from '../people/person-name.tsx';

/** All figures of a row, in the order of a file. */
export const figures = [
  'bets',
  'turnover',
  'stake',
  'returned',
  'ggr',
  'rolling',
  'losing',
  'earned',
  'deposited',
  'withdrawn',
  'net',
  'given',
  'taken',
] as const;
export type Figure = (typeof figures)[number];

/** Which figures a page is about; the others can be shown besides. */
export const looks = {
  cash: ['deposited', 'withdrawn', 'net', 'given', 'taken'],
  bets: ['bets', 'turnover', 'stake', 'returned', 'ggr'],
  earned: ['turnover', 'ggr', 'rolling', 'losing', 'earned'],
} as const satisfies Record<string, readonly Figure[]>;
export type Look = keyof typeof looks;

/** Figures a look leaves out at first. */
export function hiddenIn(look: Look): readonly Figure[] {
  return figures.filter((figure) => !looks[look].some((one) => one === figure));
}

/** A figure in won; the earnings of a partner and the net of cash are sums of others. */
export function figureOf(totals: Totals, figure: Figure): string {
  const sum = (one: string, more: string, sign: 1n | -1n = 1n) =>
    (parseWon(one) + sign * parseWon(more)).toString();
  if (figure === 'earned') return sum(totals.rolling, totals.losing);
  if (figure === 'net') return sum(totals.deposited, totals.withdrawn, -1n);
  return String(totals[figure]);
}

export function Amount({ amount }: { amount: string }) {
  const isLess = amount.startsWith('-');
  return <span className={`tabular-nums ${isLess ? 'text-danger' : ''}`}>{won(amount)}</span>;
}

type Asked = { by: ReportBy; look: Look; onOpen?: ((memberId: string) => void) | undefined };

/** What a row is of, and every figure of it. */
export function useReportColumns({ by, look, onOpen }: Asked): Column<ReportRow>[] {
  const { t } = useTranslation('partner');
  const order = [...looks[look], ...hiddenIn(look)];
  return [
    {
      key: 'of',
      header: t(`by.${by}`),
      phone: 'title',
      cell: ({ key, person }) => {
        if (person === null) return <span className="font-medium">{nameOf(key)}</span>;
        const opens = onOpen !== undefined && person.tier > 0;
        return <PersonName person={person} {...(opens ? { onOpen: () => onOpen(key) } : {})} />;
      },
    },
    ...order.map(
      (figure): Column<ReportRow> => ({
        key: figure,
        header: t(`figure.${figure}`),
        align: 'end',
        cell: (row) =>
          figure === 'bets' ? (
            <span className="tabular-nums">{t('count', { count: row.bets })}</span>
          ) : (
            <Amount amount={figureOf(row, figure)} />
          ),
      }),
    ),
  ];

  function nameOf(key: string): string {
    return by === 'category' ? t(`category.${key as Category}`) : key;
  }
}
