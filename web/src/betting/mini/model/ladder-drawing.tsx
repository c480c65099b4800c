import { useTranslation } from 'react-i18next';

const left = 60;
const right = 180;
const top = 44;
const bottom = 196;

type LadderDrawingProps = {
  /** 1 left, 0 right. */
  start: number;
  lines: number;
  /** Its path runs from the start to the end; otherwise it lies there. */
  isPlayed: boolean;
};

/** A ladder with the path that was drawn. The words beside it say the same. */
export function LadderDrawing({ start, lines, isPlayed }: LadderDrawingProps) {
  const { t } = useTranslation();
  const rungs = Array.from({ length: lines }, (_, index) => rungAt(index, lines));
  const endsLeft = (start === 1) === (lines % 2 === 0);
  const from = start === 1 ? left : right;
  const to = endsLeft ? left : right;
  return (
    <svg
      viewBox="0 0 240 240"
      aria-hidden="true"
      className="h-60 w-60 sm:h-66 sm:w-66"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={`M${left} ${top}V${bottom}M${right} ${top}V${bottom}`}
        stroke="var(--ink-line-strong)"
      />
      {rungs.map((y) => (
        <path key={y} d={`M${left} ${y}H${right}`} stroke="var(--ink-line-strong)" />
      ))}
      <path
        d={pathOf(from, rungs)}
        pathLength="1"
        stroke="var(--brass)"
        strokeWidth="7"
        className={isPlayed ? 'path-run' : ''}
      />
      <Foot x={left} y={22} text={t('mini.glyph.way.a')} isOn={from === left} />
      <Foot x={right} y={22} text={t('mini.glyph.way.b')} isOn={from === right} />
      <g className={isPlayed ? 'draw-end' : ''}>
        <Foot x={to} y={218} text={t(endsLeft ? odd : even)} isOn />
      </g>
      <Foot x={endsLeft ? right : left} y={218} text={t(endsLeft ? even : odd)} isOn={false} />
    </svg>
  );
}

const odd = 'mini.glyph.parity.a';
const even = 'mini.glyph.parity.b';

function rungAt(index: number, lines: number): number {
  return top + ((bottom - top) * (index + 1)) / (lines + 1);
}

/** Down to each rung and across it, to the other leg. */
function pathOf(from: number, rungs: readonly number[]): string {
  const steps = rungs.map((y, index) => {
    const isAway = index % 2 === 0;
    const leg = isAway === (from === left) ? right : left;
    return `V${y}H${leg}`;
  });
  return `M${from} ${top}${steps.join('')}V${bottom}`;
}

function Foot(props: { x: number; y: number; text: string; isOn: boolean }) {
  const { x, y, text, isOn } = props;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r="18"
        strokeWidth="2"
        fill={isOn ? 'var(--brass)' : 'var(--ink-raised)'}
        stroke={isOn ? 'var(--brass)' : 'var(--ink-line-strong)'}
      />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        fontSize="16"
        fontWeight="700"
        fill={isOn ? 'var(--on-brass)' : 'var(--paper-muted)'}
      >
        {text}
      </text>
    </g>
  );
}
