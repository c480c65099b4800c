import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { Page } from '../../components/page.tsx';
import { useRailFits } from '../../components/use-media.ts';
import { useFeedDown } from './feed-state.ts';
import { SportSlipBar } from './slip/slip-bar.tsx';
import { SportSlipPanel } from './slip/slip-panel.tsx';
import { SlipWatch } from './slip/slip-watch.tsx';
import { useFeedNews } from './use-live-fixture.ts';

type SportLayoutProps = { title: string; note?: string; links: ReactNode; children: ReactNode };

/** A page of sports: the ways between them, what it shows, and the slip. */
export function SportLayout({ title, note, links, children }: SportLayoutProps) {
  const { t } = useTranslation('sport');
  const isWide = useRailFits();
  const isDown = useFeedDown();
  useFeedNews();
  return (
    <Page
      title={title}
      {...(note === undefined ? {} : { note })}
      width="full"
      rail={isWide ? <SportSlipPanel /> : null}
    >
      {links}
      {isDown ? (
        <NoticeBar tone="warn" title={t('feed.down')}>
          {t('feed.downNote')}
        </NoticeBar>
      ) : null}
      <SlipWatch />
      {children}
      {isWide ? null : <SportSlipBar />}
    </Page>
  );
}
