import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../ui/controls/tab-links.tsx';
import { Page } from '../ui/pages/page.tsx';
import { type MyTab, myPlaces } from './my-places.ts';

type MyLayoutProps = { tab: MyTab; title: string; note?: string; children: ReactNode };

/** The pages about oneself, whichever of their addresses was taken: subjects, and the pages of one. */
export function MyLayout({ tab, title, note, children }: MyLayoutProps) {
  const { t } = useTranslation();
  const present = myPlaces.find(({ places }) => places.some((place) => place.tab === tab));
  return (
    <Page title={title} {...(note === undefined ? {} : { note })}>
      <div className="flex flex-col gap-1">
        <TabLinks
          label={t('my.tabs')}
          links={myPlaces.map(({ group, places }) => ({
            to: places[0].to,
            text: t(`my.group.${group}`),
            isCurrent: group === present?.group,
          }))}
        />
        {present === undefined ? null : (
          <TabLinks
            label={t(`my.group.${present.group}`)}
            links={present.places.map((place) => ({
              to: place.to,
              text: t(`my.tab.${place.tab}`),
              isCurrent: place.tab === tab,
            }))}
          />
        )}
      </div>
      {children}
    </Page>
  );
}
