import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { inquiryQueueKey } from '../../queues/use-queues.ts';
import type { BackOfficeInquiryDetail, MacroTexts } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { macrosQuery } from './inquiry-queries.ts';

/** Reads inquiries anew. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: inquiryQueueKey });
}

export function useLease() {
  const refresh = useRefresh();
  return useSubmit({
    send: (body: { boardIdx: number; isTaken: boolean }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/inquiries/lease', { body, headers })),
    onDone: refresh,
  });
}

type Words = { body: string; isNote: boolean; images: string[] };

/** Writes in an inquiry as it is on screen; the server refuses an answer to less than stands there. */
export function useWriteAnswer(
  { boardIdx, entries }: Pick<BackOfficeInquiryDetail, 'boardIdx' | 'entries'>,
  onDone: () => void,
) {
  const { t } = useTranslation('helpdesk');
  const refresh = useRefresh();
  const { mutate, error, isPending } = useSubmit({
    send: (body: Words & { boardIdx: number; seenEntryIdx: number }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/inquiries/write', { body, headers })),
    async onDone(_answer, { isNote }) {
      toast('good', t(isNote ? 'noted' : 'answered'));
      onDone();
      await refresh();
    },
  });
  // The member's alone: a note that was written, though its answer was lost, is sent again as the same.
  const seenEntryIdx = entries.findLast(({ author }) => author === 'member')?.entryIdx ?? 1;
  return {
    error,
    isPending,
    send: (words: Words) =>
      // The member may have gone on meanwhile: then what is on screen is old.
      mutate({ boardIdx, seenEntryIdx, ...words }, { onError: () => void refresh() }),
  };
}

export function useSaveMacro(onDone: () => void) {
  const { t } = useTranslation('helpdesk');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: { name: string; texts: MacroTexts | null }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/macros/save', { body, headers })),
    async onDone(_answer, { texts }) {
      toast('good', t(texts === null ? 'macros.removed' : 'macros.saved'));
      await queries.invalidateQueries({ queryKey: macrosQuery.queryKey });
      await queries.invalidateQueries({ queryKey: inquiryQueueKey });
      onDone();
    },
  });
}
