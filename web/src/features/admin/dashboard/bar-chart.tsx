import { type BarGroup, barsOf, namedDays } from './bars.ts';

type BarChartProps = {
  groups: readonly BarGroup[];
  /** What a screen reader hears instead of the picture. */
  label: string;
  /** The fill of each series, as a class. */
  fills: readonly string[];
};

const frame = { width: 600, height: 150 };
const lines = [0, 0.5, 1];

/** Days as bars. The table beside it holds the same figures. */
export function BarChart({ groups, label, fills }: BarChartProps) {
  const named = namedDays(
    groups.map(({ day }) => day),
    7,
  );
  return (
    <figure className="flex flex-col gap-1">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
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
        {barsOf(groups, frame).map(({ key, series, ...bar }) => (
          <rect key={key} {...bar} className={fills[series] ?? 'fill-brass'} />
        ))}
      </svg>
      <figcaption aria-hidden="true" className="flex justify-between text-xs text-faint">
        {named.map((day) => (
          <span
            key={day}
            className={`tabular-nums ${named.length === groups.length ? 'flex-1 text-center' : ''}`}
          >
            {day.slice(5).replace('-', '.')}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
