import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const linkLook = 'font-medium text-brass-text underline underline-offset-4';

/** A link in a text: to a page of this site in place, to another site in a window of its own. */
export function TextLink({
  href,
  className = linkLook,
  children,
  ...rest
}: {
  href: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  if (href.startsWith('/')) {
    const { pathname, searchParams, hash } = new URL(href, window.location.origin);
    const search = Object.fromEntries(searchParams);
    const link: { to: string } = { to: pathname };
    return (
      <Link {...rest} {...link} search={search} hash={hash.slice(1)} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
