import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { inquiryBounds } from '../../shared/forms/player-bounds.gen.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { inquiriesKey } from '../../shared/member/inquiries.ts';
import { api } from '../../shared/member/member-session.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import type { SupportPaths } from '../content/support-paths.ts';
import type { AskSearch, inquiryKinds } from './inquiry-search.ts';

export type Typed = {
  kind: (typeof inquiryKinds)[number];
  title: string;
  body: string;
  betId: string;
};

/** An inquiry while it is typed; sent, its thread opens. */
export function useInquiryForm(paths: SupportPaths, search: AskSearch, images: string[]) {
  const { t } = useTranslation('inquiry');
  const navigate = useNavigate();
  const form = useFields<Typed>({
    start: { kind: search.kind ?? 'other', title: '', body: '', betId: search.bet ?? '' },
    bounds: { title: inquiryBounds.title, body: inquiryBounds.body },
    problems: {
      title: ({ title }) => (title.trim() === '' ? t('titleMissing') : undefined),
      body: ({ body }) => (body.trim() === '' ? t('bodyMissing') : undefined),
    },
  });
  const save = useSubmit({
    send: ({ kind, title, body, betId, images: ids }: Typed & { images: string[] }, headers) => {
      const words = { title: title.trim(), body: body.trim() };
      const wish = { kind, ...words, subject: subjectOf(search, betId), images: ids };
      return answerOf(api.POST('/api/board/qna/save', { body: wish, headers }));
    },
    async onDone({ boardIdx }) {
      toast('good', t('sent'));
      await queryClient.invalidateQueries({ queryKey: inquiriesKey });
      await navigate(paths.readInquiry(String(boardIdx)));
    },
  });
  return {
    ...form,
    isPending: save.isPending,
    error: save.error,
    send: () => form.submit((typed) => save.mutate({ ...typed, images })),
  };
}

function subjectOf({ deposit, withdrawal }: AskSearch, betId: string) {
  if (deposit !== undefined) return { kind: 'deposit' as const, id: deposit };
  if (withdrawal !== undefined) return { kind: 'withdrawal' as const, id: withdrawal };
  return betId === '' ? null : { kind: 'bet' as const, id: betId };
}
