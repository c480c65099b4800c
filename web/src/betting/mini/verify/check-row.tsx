import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type CheckRowProps = { isGood: boolean; title: string; note: string; children: ReactNode };

/** One thing that was checked, whether it holds, and the figures to see it by. */
export function CheckRow({ isGood, title, note, children }: CheckRowProps) {
  const { t } = useTranslation(['site', 'verify']);
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-3 px-4 py-4 sm:px-5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-jade' : 'text-warn'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="font-semibold">
            {title}
            <span className={`ml-2 text-sm ${isGood ? 'text-jade' : 'text-warn'}`}>
              {t(isGood ? 'verify:holds' : 'verify:fails')}
            </span>
          </h3>
          <p className="text-sm text-muted">{note}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

/** A long value that is to be compared sign by sign. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p className="text-xs text-faint">
      {label}
      <code className="block font-sans text-sm break-all text-paper">{value}</code>
    </p>
  );
}
