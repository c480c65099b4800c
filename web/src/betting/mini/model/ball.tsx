type BallProps = {
  number: number;
  /** The powerball stands out from the others. */
  isPower?: boolean;
  /** Its place in the draw when it is played: each ball comes after the one before. */
  place?: number | null;
  size?: 'small' | 'large';
};

const sizes = { small: 'size-7 text-xs', large: 'size-10 text-base sm:size-13 sm:text-lg' };
const betweenMs = 450;
const betweenManyMs = 160;
const manyFrom = 7;

/** One drawn number. Without motion it still appears in its turn, only it does not move. */
export function Ball({ number, isPower = false, place = null, size = 'large' }: BallProps) {
  const look = isPower
    ? 'border-brass bg-brass text-on-brass'
    : 'border-line-strong bg-raised text-paper';
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-full border-2 font-bold tabular-nums ${look} ${sizes[size]} ${place === null ? '' : 'ball-in'}`}
      style={place === null ? undefined : { animationDelay: `${place}ms` }}
    >
      {number}
    </span>
  );
}

/** When each of so many balls comes, in milliseconds. */
export function placeOf(index: number, count: number): number {
  return index * (count >= manyFrom ? betweenManyMs : betweenMs);
}
