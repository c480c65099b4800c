import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { type Waiting, waitingAt } from '../queues/use-waiting.ts';
import { useOperatorQuery, usePermits } from '../shared/use-operator.ts';
import { isOpen, type Place, places } from './nav.ts';
import { placeGroups } from './nav-groups.ts';

type PlaceNavProps = { waiting: Waiting; onGo?: () => void };

/** The places an operator may go to, by what they are about. */
export function PlaceNav({ waiting, onGo }: PlaceNavProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const { isPending } = useOperatorQuery();
  return (
    <nav
      aria-label={t('shell.nav')}
      className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto px-3 pb-2"
    >
      {isPending ? <SkeletonRows rows={12} className="h-7" /> : null}
      {placeGroups.map((group) => {
        const own = places.filter((one) => one.group === group && isOpen(one, permits));
        return own.length === 0 || isPending ? null : (
          <section key={group} aria-label={t(`navGroup.${group}`)} className="flex flex-col">
            {own.length === 1 ? null : (
              <h2 className="px-3 text-xs leading-4 font-semibold text-faint">
                {t(`navGroup.${group}`)}
              </h2>
            )}
            {own.map((place) => (
              <NavLink
                key={place.to}
                place={place}
                waiting={waitingAt(place.to, waiting)}
                onGo={onGo}
              />
            ))}
          </section>
        );
      })}
    </nav>
  );
}

type NavLinkProps = { place: Place; waiting: number; onGo: (() => void) | undefined };

function NavLink({ place, waiting, onGo }: NavLinkProps) {
  const { t } = useTranslation('admin');
  return (
    <Link
      to={place.to}
      onClick={() => onGo?.()}
      activeOptions={{ exact: place.to === '/admin', includeSearch: false }}
      ref={(link) => scrollIntoViewWhenCurrent(link)}
      className="finger relative flex h-6 shrink-0 items-center gap-2.5 rounded-md px-3 text-sm font-medium text-muted hover:bg-hover hover:text-paper aria-[current=page]:bg-raised aria-[current=page]:text-paper max-lg:h-11 max-lg:text-base"
    >
      <place.icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="flex-1 whitespace-nowrap">{t(place.text)}</span>
      {waiting === 0 ? null : (
        <span className="rounded-sm bg-brass px-1.5 text-xs leading-5 font-bold text-on-brass tabular-nums">
          {waiting}
          <span className="sr-only"> {t('shell.waiting')}</span>
        </span>
      )}
    </Link>
  );
}

/** Where the places are more than fit, the one where one is must be in sight. */
function scrollIntoViewWhenCurrent(link: HTMLAnchorElement | null): void {
  const nav = link?.closest('nav');
  if (link?.getAttribute('aria-current') !== 'page' || !nav) return;
  const [at, box] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  if (at.top < box.top || at.bottom > box.bottom) {
    nav.scrollTop += at.top + at.height / 2 - (box.top + box.height / 2);
  }
}
