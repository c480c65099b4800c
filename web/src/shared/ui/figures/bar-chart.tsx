import { Link, type LinkProps } from '@tanstack/react-router';
import { axisTop, type BarGroup, barsOf, namedDays } from './bars.ts';

type BarChartProps = {
  groups: readonly BarGroup[];
  /** What a screen reader reads instead of the picture. */
  label: string;
  /** The fill of each series, as a class, and its name. */
  series: readonly { fill: string; text: string; name: string }[];
  /** A value of the axis and of a day, short. */
  format: (value: number) => string;
  /** Where the rows behind a day are, if anywhere. */
  linkOf?: (day: string) => Pick<LinkProps, 'to' | 'search'>;
  /** What a group is called where it is no day; by default '11.25'. */
  nameOf?: (day: string) => string;
  /** The axis holds at least so much; below 1 only for what is no whole number. */
  axisLeast?: number;
};

const frame = { width: 600, height: 150 };
const lines = [1, 0.5, 0];
const dayClass = 'size-full rounded-sm hover:bg-paper/5';

/** A day is named with its values where so few stand beside each other. */
const DAYS_WITH_VALUES = 7;

/** Days as bars with an axis; a day leads to its rows. The table beside it holds the same figures. */
export function BarChart({ groups, label, series, format, linkOf, ...rest }: BarChartProps) {
  const { nameOf, axisLeast } = rest;
  const top = axisTop(groups, axisLeast);
  const titleOf = ({ day, values }: BarGroup) =>
    [
      nameOf?.(day) ?? day,
      ...series.map(({ name }, at) => `${name} ${format(values[at] ?? 0)}`),
    ].join(' · ');
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1">
      <div
        aria-hidden="true"
        className="flex h-40 flex-col justify-between text-right text-xs text-faint tabular-nums"
      >
        {lines.map((at) => (
          <span key={at} className="-my-2 leading-4">
            {format(top * at)}
          </span>
        ))}
      </div>
      <div className="relative h-40">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          preserveAspectRatio="none"
          className="size-full"
        >
          {lines.map((at) => (
            <line
              key={at}
              x1="0"
              x2={frame.width}
              y1={frame.height * at}
              y2={frame.height * at}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {barsOf(groups, frame, top).map(({ key, series: at, ...bar }) => (
            <rect key={key} {...bar} className={series[at]?.fill ?? 'fill-brass'} />
          ))}
        </svg>
        <ul className="absolute inset-0 flex">
          {groups.map((group) => (
            <li key={group.day} className="min-w-0 flex-1">
              {linkOf === undefined ? (
                <span title={titleOf(group)} className={`block ${dayClass}`}>
                  <span className="sr-only">{titleOf(group)}</span>
                </span>
              ) : (
                <Link
                  {...linkOf(group.day)}
                  title={titleOf(group)}
                  className={`block focus-visible:bg-paper/5 ${dayClass}`}
                >
                  <span className="sr-only">{titleOf(group)}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
      <DayNames groups={groups} series={series} format={format} nameOf={nameOf ?? shortDay} />
    </figure>
  );
}

type DayNamesProps = Pick<BarChartProps, 'groups' | 'series' | 'format'> & {
  nameOf: (day: string) => string;
};

const shortDay = (day: string) => day.slice(5).replace('-', '.');

function DayNames({ groups, series, format, nameOf }: DayNamesProps) {
  const named = namedDays(
    groups.map(({ day }) => day),
    DAYS_WITH_VALUES,
  );
  const hasValues = groups.length <= DAYS_WITH_VALUES;
  return (
    <figcaption
      aria-hidden="true"
      className="col-start-2 flex justify-between text-xs text-faint tabular-nums"
    >
      {groups
        .filter(({ day }) => named.includes(day))
        .map(({ day, values }) => (
          <span
            key={day}
            className={`flex min-w-0 flex-col leading-4.5 ${hasValues ? 'flex-1 items-center' : ''}`}
          >
            {nameOf(day)}
            {hasValues
              ? series.map(({ name, text }, at) => (
                  <span key={name} className={`truncate max-sm:hidden ${text}`}>
                    {format(values[at] ?? 0)}
                  </span>
                ))
              : null}
          </span>
        ))}
    </figcaption>
  );
}
