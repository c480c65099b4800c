import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { List, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../shared/account/my-layout.tsx';
import { answerOf } from '../../shared/api/client.ts';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import { koreaMinute } from '../../shared/format/time.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { api } from '../../shared/member/member-session.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { NotShown } from '../../shared/ui/pages/not-shown.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { MessagePaths } from './message-paths.ts';
import { messageQuery } from './message-queries.ts';

/** One message. To open it is to read it, so from here on it can be deleted. */
export function MessageReadPage({ msgIdx, paths }: { msgIdx: string; paths: MessagePaths }) {
  const { t } = useTranslation('community');
  const { data, error, refetch } = useQuery(messageQuery(Number(msgIdx)));
  return (
    <MyLayout tab="messages" title={data?.title ?? t('messages.title')}>
      <Panel>
        {data === undefined && error === null ? <SkeletonRows rows={4} className="h-6" /> : null}
        {data === undefined && error !== null ? (
          <NotShown error={error} gone={['BD010']} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : (
          <article lang={data.language} className="flex flex-col gap-5">
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-faint">
              <time dateTime={data.sentAt}>{koreaMinute(data.sentAt)}</time>
              <span>{t('messages.number', { number: msgIdx })}</span>
            </p>
            <MarkedText text={data.body} />
          </article>
        )}
      </Panel>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.list}>
          <List aria-hidden="true" className="size-4" />
          {t('messages.toList')}
        </ButtonLink>
        {data === undefined ? null : <Remove msgIdx={Number(msgIdx)} paths={paths} />}
      </div>
    </MyLayout>
  );
}

function Remove({ msgIdx, paths }: { msgIdx: number; paths: MessagePaths }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/board/msgUpdate', { body: { msgIdx: [msgIdx], action: 'delete' as const } }),
      ),
    onSuccess: () => navigate({ to: paths.list }),
  });
  async function press(): Promise<void> {
    const message = t('messages.askRemove', { count: 1 });
    if (await ask({ message, isDangerous: true })) remove.mutate();
  }
  return (
    <>
      <Button look="danger" isPending={remove.isPending} onPress={() => void press()}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t('messages.removeOne')}
      </Button>
      <FormError error={remove.error} />
    </>
  );
}
