/** A group of bars stands over one day; each value has its own place in the group. */
export type BarGroup = { day: string; values: readonly number[] };
export type Bar = {
  key: string;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

type Frame = { width: number; height: number };

const groupGap = 0.3;
/** A few days are no walls. */
const BAR_WIDTH_MAX = 28;

/**
 * Bars of groups in a frame that is as high as its axis. A value that is not zero is at
 * least one unit high, so that nothing that happened is drawn as nothing.
 */
export function barsOf(
  groups: readonly BarGroup[],
  { width, height }: Frame,
  top = axisTop(groups),
): Bar[] {
  const step = width / Math.max(1, groups.length);
  return groups.flatMap(({ day, values }, at) => {
    const fitting = (step * (1 - groupGap)) / Math.max(1, values.length);
    const barWidth = Math.min(fitting, BAR_WIDTH_MAX);
    const first = (at + 0.5) * step - (barWidth * values.length) / 2;
    return values.map((value, series) => {
      const barHeight = value <= 0 ? 0 : Math.max(1, (value / top) * height);
      return {
        key: `${day} ${series}`,
        series,
        x: first + series * barWidth,
        y: height - barHeight,
        width: barWidth,
        height: barHeight,
      };
    });
  });
}

/**
 * Where the axis ends: the next of 1, 2, 4, 5 or 10 times a power of ten that holds every value, and
 * at least `least`.
 */
export function axisTop(groups: readonly BarGroup[], least = 1): number {
  const highest = Math.max(least, ...groups.flatMap(({ values }) => values));
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 5].find((step) => step * power >= highest) ?? 10) * power;
}

/** Which days are named below: the first, the last, and a few between. */
export function namedDays(days: readonly string[], countMax: number): string[] {
  if (days.length <= countMax) return [...days];
  const step = (days.length - 1) / (countMax - 1);
  return Array.from({ length: countMax }, (_, at) => days[Math.round(at * step)] ?? '');
}
