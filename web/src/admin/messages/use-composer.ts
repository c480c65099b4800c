import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { ask, showAlert } from '../../shared/ui/overlays/alerts.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { useLeaveGuard } from '../content/editor/use-leave-guard.ts';
import { useProblemText } from '../content/editor/use-problem-text.ts';
import { textProblems } from '../content/model/draft-problems.ts';
import { messageBounds } from '../shared/back-office-bounds.gen.ts';
import type { MessageSend } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { emptyMessage, type MessageDraft, messageOf, targetProblem } from './message-draft.ts';
import { sentKey } from './message-queries.ts';

const bounds = {
  level: messageBounds['target.level'],
  loginId: messageBounds['target.loginId'],
};

/** A message while it is written, and its way out: how many it will reach is asked first. */
export function useComposer() {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const form = useFields<MessageDraft>({
    start: emptyMessage,
    bounds,
    problems: {
      level: (typed) =>
        targetProblem(typed) === 'level' ? t('messages.problem.level') : undefined,
      loginId: (typed) =>
        targetProblem(typed) === 'loginId' ? t('messages.problem.loginId') : undefined,
      filter: (typed) =>
        targetProblem(typed) === 'filter' ? t('messages.problem.filter') : undefined,
      // Said at each of its fields; the first one keeps the message from being sent.
      texts: ({ texts }) => problemText(Object.values(textProblems(texts, 'article'))[0]),
    },
  });
  const draft = form.values;
  const isDone = useRef(false);
  useLeaveGuard(() => !isDone.current && JSON.stringify(draft) !== JSON.stringify(emptyMessage));
  const [isAsking, setAsking] = useState(false);
  const sending = useSubmit({
    send: (body: MessageSend, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/messages/send', { body, headers })),
    async onDone() {
      isDone.current = true;
      toast('good', t(draft.showAt === '' ? 'messages.sent' : 'messages.scheduled'));
      await queries.invalidateQueries({ queryKey: sentKey });
      await navigate({ to: '/admin/messages' });
    },
  });

  async function send(typed: MessageDraft): Promise<void> {
    const body = messageOf(typed);
    // Pressed again while members are counted, it would ask, and send, a second time.
    setAsking(true);
    try {
      const asked = { body: { target: body.target } };
      const { members } = await answerOf(
        operatorApi.POST('/api/admin/board/messages/audience', asked),
      );
      if (await ask({ message: t('messages.askSend', { count: members }) })) sending.mutate(body);
    } catch (error) {
      await showAlert(errorText(error));
    } finally {
      setAsking(false);
    }
  }

  return {
    form,
    textProblems: form.errorOf('texts') === undefined ? {} : textProblems(draft.texts, 'article'),
    isPending: isAsking || sending.isPending,
    error: sending.error,
    send: () => form.submit(send),
  };
}
