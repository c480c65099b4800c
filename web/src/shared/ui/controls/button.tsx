import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useFocusOnOpen } from '../../hooks/focus.ts';

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

export type ButtonSize = 'small' | 'medium' | 'large';

const looks: Record<ButtonLook, string> = {
  main: 'bg-brass text-on-brass hover:bg-brass-hover active:bg-brass-press font-semibold',
  plain: 'bg-raised text-paper border border-line-strong hover:bg-hover active:bg-line font-medium',
  quiet: 'text-muted hover:text-paper hover:bg-hover active:bg-line font-medium',
  danger:
    'bg-danger-soft text-danger border border-danger hover:bg-hover active:bg-line font-semibold',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 pointer-coarse:px-4 text-sm gap-1.5',
  medium: 'h-10 px-4 text-base gap-2',
  large: 'h-12 px-6 text-lg gap-2',
};

/** The classes of a button, for what looks like one and is not: a link. */
export function buttonClass(look: ButtonLook = 'plain', size: ButtonSize = 'medium'): string {
  const base =
    'finger inline-flex shrink-0 items-center justify-center rounded-md whitespace-nowrap select-none transition-colors duration-100 cursor-pointer disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:opacity-60 aria-disabled:cursor-progress';
  return `${base} ${looks[look]} ${sizes[size]}`;
}

type ButtonProps = {
  children: ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  isPending?: boolean;
  isDisabled?: boolean;
  className?: string;
  onPress?: () => void;
  'aria-label'?: string;
  'aria-pressed'?: boolean;
  takesFocus?: boolean;
  /** The letter that presses it while its row of a worked list has the focus. */
  shortcut?: string;
};

export function Button({
  children,
  look,
  size,
  className = '',
  type,
  takesFocus = false,
  shortcut,
  ...rest
}: ButtonProps) {
  const button = useFocusOnOpen<HTMLButtonElement>(takesFocus);
  return (
    <AriaButton
      {...rest}
      ref={button}
      data-shortcut={shortcut}
      type={type ?? 'button'}
      className={`${buttonClass(look, size)} ${className}`}
    >
      {rest.isPending === true ? <PendingMark /> : null}
      {children}
    </AriaButton>
  );
}

export function ButtonLink({
  look,
  size,
  className = '',
  children,
  ...rest
}: LinkProps & {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link {...rest} className={`${buttonClass(look, size)} ${className}`}>
      {children}
    </Link>
  );
}

function PendingMark() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
