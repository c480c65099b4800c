import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type StepperProps = {
  label: string;
  steps: readonly { key: string; text: string }[];
  /** The key of the step that is being done; everything before it is done. */
  current: string;
};

/** The steps of a task that takes several, and how far it has come. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation();
  const now = Math.max(
    0,
    steps.findIndex((step) => step.key === current),
  );
  return (
    <div className="flex flex-col gap-2">
      <ol aria-label={label} className="flex gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={index === now ? 'step' : undefined}
            className="flex min-w-0 flex-1 flex-col gap-2"
          >
            <span
              aria-hidden="true"
              className={`h-1 rounded-full ${index < now ? 'bg-jade' : index === now ? 'bg-brass' : 'bg-line'}`}
            />
            <span
              className={`flex items-center gap-1.5 text-sm ${index === now ? 'font-semibold text-paper' : 'text-faint'}`}
            >
              {index < now ? (
                <Check aria-label={t('stepper.done')} className="size-4 shrink-0 text-jade" />
              ) : (
                <span className="shrink-0">{index + 1}</span>
              )}
              <span className={index === now ? 'truncate' : 'truncate max-sm:sr-only'}>
                {step.text}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only">{t('stepper.place', { step: now + 1, count: steps.length })}</p>
    </div>
  );
}
