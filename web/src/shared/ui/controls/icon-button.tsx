import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';

/** A square button with an icon only; its label is what a screen reader says. */
export function IconButton({
  label,
  children,
  className = '',
  ...rest
}: {
  label: string;
  children: ReactNode;
  className?: string;
  onPress?: () => void;
  isDisabled?: boolean;
  slot?: string;
}) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={`finger inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-paper disabled:opacity-45 ${className}`}
    >
      {children}
    </AriaButton>
  );
}
