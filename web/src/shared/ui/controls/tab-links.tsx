import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export type TabLink = {
  to: NonNullable<LinkProps['to']>;
  /** The names in the path, where it has any. */
  params?: LinkProps['params'];
  /** What the address goes on to say, where the pages share it. */
  search?: LinkProps['search'];
  text: string;
  isCurrent?: boolean;
};

/** Tabs that are pages: each has an address of its own. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = links.findIndex((link) => link.isCurrent === true);
  // On a phone the bar is longer than the screen: the tab one stands on must be in sight.
  useEffect(() => {
    const tab = bar.current?.children[current];
    if (!(tab instanceof HTMLElement) || bar.current === null) return;
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {links.map((link) => (
        <Link
          key={link.text}
          to={link.to}
          {...(link.params === undefined ? {} : { params: link.params })}
          {...(link.search === undefined ? {} : { search: link.search })}
          aria-current={link.isCurrent === true ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: false }}
          className="-mb-px inline-flex h-11 shrink-0 items-center border-b-2 border-transparent px-2 font-medium xs:px-3 text-muted hover:text-paper aria-[current=page]:border-brass aria-[current=page]:text-paper"
        >
          {link.text}
        </Link>
      ))}
    </nav>
  );
}
