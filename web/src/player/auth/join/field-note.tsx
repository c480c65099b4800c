import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** What stands below a field: how it is filled in, and a tick once it is. */
export function FieldNote({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  if (!isRight) return children;
  return (
    <span className="inline-flex items-center gap-1 text-jade">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </span>
  );
}
