import { useTranslation } from 'react-i18next';
import type { WheelSlot } from '../../../shared/api/contracts.ts';
import { fieldPath, onCircle } from './wheel-drawing.ts';

const RADIUS = 100;
const TEXT_RADIUS = 66;

/** How long a spin runs; who asks for less motion sees it stand there at once. */
export const SPIN_MS = 4_200;

type WheelViewProps = {
  slots: readonly WheelSlot[];
  /** In degrees. */
  turned: number;
};

const fills = ['var(--color-raised)', 'var(--color-sunken)'] as const;

/** The wheel: as many fields of one size as there are slots; their odds stand in the table beside. */
export function WheelView({ slots, turned }: WheelViewProps) {
  const { t } = useTranslation('promotion');
  const count = slots.length;
  const size = 360 / count;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-96">
      <svg
        viewBox="-112 -116 224 228"
        role="img"
        aria-label={t('rotary.wheel', { count })}
        className="size-full"
      >
        <circle r={RADIUS + 8} fill="var(--color-brass)" />
        <circle r={RADIUS + 3} fill="var(--color-surface)" />
        <g
          className="motion-reduce:!transition-none"
          style={{
            transform: `rotate(${turned}deg)`,
            transition: `transform ${SPIN_MS}ms cubic-bezier(0.12, 0.75, 0.15, 1)`,
          }}
        >
          {slots.map((slot, index) => (
            <Field key={placeOf(index)} slot={slot} index={index} count={count} size={size} />
          ))}
          {slots.map((_, index) => {
            const { x, y } = onCircle(RADIUS + 5.5, index * size);
            return <circle key={placeOf(index)} cx={x} cy={y} r={2} fill="var(--color-on-brass)" />;
          })}
        </g>
        <circle r={16} fill="var(--color-brass)" />
        <circle r={11} fill="var(--color-surface)" />
        <path d="M -9 -115 L 9 -115 L 0 -93 Z" fill="var(--color-danger)" />
      </svg>
    </div>
  );
}

type FieldProps = { slot: WheelSlot; index: number; count: number; size: number };

function Field({ slot, index, count, size }: FieldProps) {
  const middle = (index + 0.5) * size;
  const { x, y } = onCircle(TEXT_RADIUS, middle);
  const isPrize = slot.reward !== null;
  return (
    <g>
      <path
        d={fieldPath(RADIUS, index, count)}
        fill={
          isPrize && slot.reward?.kind === 'cash' ? 'var(--color-brass-soft)' : fills[index % 2]
        }
        stroke="var(--color-brass-line)"
        strokeWidth={0.8}
      />
      <text
        x={x}
        y={y}
        transform={`rotate(${middle} ${x} ${y})`}
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize={count > 10 ? 8 : 10}
        fontWeight={700}
        fill={isPrize ? 'var(--color-paper)' : 'var(--color-faint)'}
      >
        {slot.text}
      </text>
    </g>
  );
}

/** Slots have no name of their own: two may read alike. */
function placeOf(index: number): string {
  return `place-${index}`;
}
