import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { FailedPanel } from '../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../shared/ui/pages/states.tsx';

type ExternalPageProps = {
  /** What the external back office gave this browser; absent where somebody typed the address. */
  challenge: string | undefined;
  go?: (url: string) => void;
};

/** On the way into the external back office: a link is signed for this browser, and followed at once. */
export function ExternalPage({ challenge, go = leave }: ExternalPageProps) {
  const { t } = useTranslation('partner');
  const query = useQuery({
    queryKey: ['externalLink', challenge],
    queryFn: () =>
      answerOf(api.POST('/api/partner/external/link', { body: { challenge: challenge ?? '' } })),
    enabled: challenge !== undefined,
    retry: false,
    // A link is for one use: none is kept, and none signed again because a window got the focus.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const url = query.data?.url;
  useEffect(() => {
    if (url !== undefined) go(url);
  }, [url, go]);
  return (
    <Page title={t('external.title')}>
      {challenge === undefined ? (
        <Panel isFlush>
          <Empty icon={Link2Off} title={t('external.none')} note={t('external.noneNote')} />
        </Panel>
      ) : query.isError ? (
        <FailedPanel query={query} />
      ) : (
        <Panel title={t('external.going')}>
          <SkeletonRows rows={2} />
        </Panel>
      )}
    </Page>
  );
}

/** It takes the place of this page, so that the way back leads to where one began. */
function leave(url: string): void {
  globalThis.location.replace(url);
}
