import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';

/**
 * A short word about what it is put on, shown on hover and on focus. What must be known stands on
 * the page itself: a finger cannot hover.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={300} closeDelay={80}>
      <Focusable>
        <span role="note" className="cursor-help underline decoration-dotted underline-offset-4">
          {children}
        </span>
      </Focusable>
      <AriaTooltip
        offset={8}
        className="enter-fade max-w-72 rounded-md border border-line-strong bg-raised px-3 py-2 text-sm text-paper shadow-overlay"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
