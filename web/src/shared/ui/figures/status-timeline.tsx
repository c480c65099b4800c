import { Check, Clock, X } from 'lucide-react';

export type TimelineStep = {
  key: string;
  text: string;
  at?: string | undefined;
  state: 'done' | 'now' | 'coming' | 'failed';
  note?: string | undefined;
};

const marks = {
  done: { icon: Check, className: 'border-jade bg-jade-soft text-jade' },
  now: { icon: Clock, className: 'border-brass bg-brass-soft text-brass-text' },
  coming: { icon: null, className: 'border-line-strong text-faint' },
  failed: { icon: X, className: 'border-danger bg-danger-soft text-danger' },
};

/** Where a request stands: what happened, when, and what comes next. */
export function StatusTimeline({
  label,
  steps,
}: {
  label: string;
  steps: readonly TimelineStep[];
}) {
  return (
    <ol aria-label={label} className="flex max-w-2xl flex-col sm:flex-row">
      {steps.map((step, index) => {
        const mark = marks[step.state];
        return (
          <li
            key={step.key}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="relative flex flex-1 gap-3 pb-3 last:pb-0 sm:flex-col sm:gap-1.5 sm:pb-0 sm:last:flex-none"
          >
            {index === steps.length - 1 ? null : (
              <span
                aria-hidden="true"
                className={`absolute top-6 bottom-0 left-3 w-px sm:top-3 sm:right-0 sm:bottom-auto sm:left-6 sm:h-px sm:w-auto ${step.state === 'done' ? 'bg-jade/60' : 'bg-line-strong'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`relative z-1 inline-flex size-6 shrink-0 items-center justify-center rounded-full border ${mark.className}`}
            >
              {mark.icon === null ? null : <mark.icon className="size-3.5" />}
            </span>
            <span className="flex flex-col pr-3 text-sm">
              <span className={step.state === 'coming' ? 'text-faint' : 'font-medium'}>
                {step.text}
              </span>
              {step.at === undefined ? null : <span className="text-xs text-faint">{step.at}</span>}
              {step.note === undefined ? null : <span className="text-danger">{step.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
