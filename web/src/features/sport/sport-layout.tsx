import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { Page } from '../../components/page.tsx';
import { useMedia } from '../../components/use-media.ts';
import { useFeedDown } from './feed-state.ts';
import { SportSlipBar } from './slip/slip-bar.tsx';
import { SportSlipPanel } from './slip/slip-panel.tsx';
import { SlipWatch } from './slip/slip-watch.tsx';
import { useFeedNews } from './use-live-fixture.ts';

/** From here on the slip stands beside the matches; below it is a bar and a sheet. */
const railFits = '(min-width: 64rem)';

type SportLayoutProps = { title: string; note?: string; links: ReactNode; children: ReactNode };

/** A page of sports: the ways between them, what it shows, and the slip. */
export function SportLayout({ title, note, links, children }: SportLayoutProps) {
  const { t } = useTranslation('sport');
  const isWide = useMedia(railFits);
  const isDown = useFeedDown();
  useFeedNews();
  return (
    <Page title={title} {...(note === undefined ? {} : { note })} width="full">
      {links}
      {isDown ? (
        <NoticeBar tone="warn" title={t('feed.down')}>
          {t('feed.downNote')}
        </NoticeBar>
      ) : null}
      <SlipWatch />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        {isWide ? (
          <div className="sticky top-30 flex max-h-[calc(100dvh-8.5rem)] min-w-0 flex-col gap-5 overflow-y-auto overscroll-contain *:shrink-0">
            <SportSlipPanel />
          </div>
        ) : null}
      </div>
      {isWide ? null : <SportSlipBar />}
    </Page>
  );
}
