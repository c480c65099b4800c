import type { ReactNode } from 'react';

/** A chapter of samples. */
export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** One sample under the name of its state. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <span className="text-xs text-faint">{name}</span>
      {children}
    </div>
  );
}
