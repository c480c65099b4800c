import { Link, type LinkProps } from '@tanstack/react-router';

export type TabLink = { to: NonNullable<LinkProps['to']>; text: string; isCurrent?: boolean };

/** Tabs that are pages: each has an address of its own. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
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
