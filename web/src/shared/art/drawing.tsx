import type { ReactNode } from 'react';

/** The colours of the pen. */
export const line = 'var(--paper-faint)';
export const dim = 'var(--ink-line-strong)';
export const plane = 'var(--ink-hover)';
export const brass = 'var(--brass)';
export const paper = 'var(--paper)';

/**
 * The frame of every drawing, on one grid and with one pen: planes of ink, lines of paper, and brass on
 * the one thing that matters in it.
 */
export function Drawing({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
