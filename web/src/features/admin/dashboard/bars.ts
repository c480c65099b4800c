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

/**
 * Bars of groups in a frame, the highest value as high as the frame. A value that is not zero is at
 * least one unit high, so that nothing that happened is drawn as nothing.
 */
export function barsOf(groups: readonly BarGroup[], { width, height }: Frame): Bar[] {
  const highest = Math.max(1, ...groups.flatMap(({ values }) => values));
  const step = width / Math.max(1, groups.length);
  return groups.flatMap(({ day, values }, at) => {
    const barWidth = (step * (1 - groupGap)) / Math.max(1, values.length);
    return values.map((value, series) => {
      const barHeight = value === 0 ? 0 : Math.max(1, (value / highest) * height);
      return {
        key: `${day} ${series}`,
        series,
        x: at * step + (step * groupGap) / 2 + series * barWidth,
        y: height - barHeight,
        width: barWidth,
        height: barHeight,
      };
    });
  });
}

/** Which days are named below: the first, the last, and a few between. */
export function namedDays(days: readonly string[], countMax: number): string[] {
  if (days.length <= countMax) return [...days];
  const step = (days.length - 1) / (countMax - 1);
  return Array.from({ length: countMax }, (_, at) => days[Math.round(at * step)] ?? '');
}
