import type { ReactNode } from 'react';
import { usePageTitle } from '../../hooks/browser.ts';

const widths = {
  reading: 'max-w-5xl',
  full: 'max-w-[90rem] vast:max-w-none',
  // As wide as a reading page, but beginning where the full ones do: no jump from page to page.
  form: 'max-w-[90rem] *:w-full *:max-w-4xl',
};

type PageProps = {
  title: string;
  note?: string;
  actions?: ReactNode;
  width?: keyof typeof widths;
  /** On a phone the bars of the page name it, and what it shows has the room of its heading. */
  isDense?: boolean;
  /** Stands beside all of it and stays in sight; who gives one asks `useRailFits` first. */
  rail?: ReactNode;
  children: ReactNode;
};

/** A page's frame: its heading, which is the tab's title too, a word below it, and its content. */
export function Page({
  title,
  note,
  actions,
  width = 'reading',
  isDense = false,
  rail,
  children,
}: PageProps) {
  usePageTitle(title);
  const content = (
    <>
      <header
        className={`flex flex-wrap items-end justify-between gap-3 ${isDense ? 'max-md:sr-only' : ''}`}
      >
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} data-page-heading className="text-2xl font-bold outline-none">
            {title}
          </h1>
          {note === undefined ? null : <p className="text-muted">{note}</p>}
        </div>
        {actions}
      </header>
      {children}
    </>
  );
  const rows = isDense ? 'gap-5 max-md:gap-0 max-md:pt-0' : 'gap-5';
  const frame = `mx-auto w-full px-4 py-6 lg:px-8 lg:py-8 ${widths[width]}`;
  if (rail === undefined || rail === null) {
    // A bar at its end lies at the screen's bottom, however little there is above it.
    const toBottom = 'has-data-slip-bar:min-h-[calc(100dvh-8.75rem)]';
    return <div className={`flex flex-col ${frame} ${rows} ${toBottom}`}>{content}</div>;
  }
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-5 ${frame}`}>
      <div className="flex min-w-0 flex-col gap-5">{content}</div>
      {/* As high as the window leaves below the header, also where nothing is scrolled yet. */}
      <div className="sticky top-30 flex max-h-[calc(100dvh-10.5rem)] min-w-0 flex-col gap-5 overflow-y-auto overscroll-contain *:shrink-0">
        {rail}
      </div>
    </div>
  );
}

/** A surface that holds one thing. What is flush brings its own margins: lists and their bars. */
export function Panel({
  title,
  aside,
  isFlush = false,
  children,
  className = '',
}: {
  title?: string;
  aside?: ReactNode;
  isFlush?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section
      className={`min-w-0 overflow-clip rounded-lg border border-line bg-surface ${className}`}
    >
      {title === undefined ? null : (
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-2 sm:px-5">
          <h2 className="font-semibold">{title}</h2>
          {aside}
        </header>
      )}
      {isFlush ? children : <div className="p-4 sm:p-5">{children}</div>}
    </section>
  );
}
