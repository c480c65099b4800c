import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import { koreaSecond } from '../../shared/format/time.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { languages } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { SentDetail } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { sentKey, sentMessageQuery } from './message-queries.ts';
import { MessageState } from './message-state.tsx';
import { useAudienceText } from './use-audience-text.ts';

/** One message: its words, who has read it, and the way to take it back. */
export function SentDialog({ msgIdx, onClose }: { msgIdx: number; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const query = useQuery(sentMessageQuery(msgIdx));
  return (
    <Dialog title={query.data?.title ?? t('messages.one')} isOpen onClose={onClose} width="wide">
      {query.isPending ? <SkeletonRows rows={5} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : <Message message={query.data} onClose={onClose} />}
    </Dialog>
  );
}

function Message({ message, onClose }: { message: SentDetail; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const audienceText = useAudienceText();
  const { state, readers, members, texts } = message;
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5 text-sm">
        <dt className="text-faint">{t('messages.number')}</dt>
        <dd className="tabular-nums">{message.msgIdx}</dd>
        <dt className="text-faint">{t('messages.state')}</dt>
        <dd>
          <MessageState state={state} />
        </dd>
        <dt className="text-faint">{t('messages.audience')}</dt>
        <dd>{audienceText(message.audience)}</dd>
        <dt className="text-faint">{t('messages.shownAt')}</dt>
        <dd className="tabular-nums">{koreaSecond(message.shownAt)}</dd>
        <dt className="text-faint">{t('messages.sentBy')}</dt>
        <dd className="tabular-nums">
          {message.sentBy} {koreaSecond(message.sentAt)}
        </dd>
        {message.recalledAt === null ? null : (
          <>
            <dt className="text-faint">{t('messages.recalledBy')}</dt>
            <dd className="tabular-nums">
              {message.recalledBy} {koreaSecond(message.recalledAt)}
            </dd>
          </>
        )}
      </dl>
      <section className="flex flex-col gap-1.5">
        <h3 className="text-sm font-semibold">{t('messages.readers')}</h3>
        <p className="tabular-nums">{t('messages.readersOf', { readers, members })}</p>
      </section>
      {languages.map((language) => {
        const words = texts[language];
        return words === undefined ? null : (
          <section key={language} lang={language} className="rounded-md bg-sunken p-4">
            <h3 className="font-semibold">{words.title}</h3>
            <MarkedText text={words.body} headingLevel={3} />
          </section>
        );
      })}
      {state === 'recalled' ? null : <Recall message={message} onDone={onClose} />}
    </div>
  );
}

function Recall({ message, onDone }: { message: SentDetail; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const queries = useQueryClient();
  const recall = useSubmit({
    send: (msgIdx: number, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/messages/recall', { body: { msgIdx }, headers })),
    async onDone({ readers }) {
      toast('good', t('messages.recalled', { readers }));
      await queries.invalidateQueries({ queryKey: sentKey });
      onDone();
    },
  });
  async function press(): Promise<void> {
    const wording = { message: t('messages.askRecall'), isDangerous: true };
    if (await ask(wording)) recall.mutate(message.msgIdx);
  }
  return (
    <div className="flex flex-col items-end gap-2">
      <Button look="danger" isPending={recall.isPending} onPress={() => void press()}>
        {t('messages.recall')}
      </Button>
      <FormError error={recall.error} />
    </div>
  );
}
