import type { ReactNode, Ref } from 'react';

type ScrollBoxProps = {
  label: string;
  className: string;
  box?: Ref<HTMLElement>;
  children: ReactNode;
};

/** What scrolls has to be reached by keys, though there is nothing to press. */
const reachable = { tabIndex: 0 };

/** A part that scrolls by itself, so that the page does not. */
export function ScrollBox({ label, className, box, children }: ScrollBoxProps) {
  return (
    <section
      ref={box ?? null}
      {...reachable}
      aria-label={label}
      className={`relative ${className}`}
    >
      {children}
    </section>
  );
}
