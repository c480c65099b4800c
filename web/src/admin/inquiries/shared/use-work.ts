import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { inquiryQueueKey } from '../../queues/use-queues.ts';
import type { MacroTexts } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { macrosQuery } from './inquiry-queries.ts';

export function useLease() {
  const queries = useQueryClient();
  return useSubmit({
    send: (body: { boardIdx: number; isTaken: boolean }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/inquiries/lease', { body, headers })),
    onDone: () => queries.invalidateQueries({ queryKey: inquiryQueueKey }),
  });
}

export function useWriteAnswer(onDone: () => void) {
  const { t } = useTranslation('helpdesk');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: { boardIdx: number; body: string; isNote: boolean; images: string[] }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/inquiries/write', { body, headers })),
    async onDone(_answer, { isNote }) {
      toast('good', t(isNote ? 'noted' : 'answered'));
      onDone();
      await queries.invalidateQueries({ queryKey: inquiryQueueKey });
    },
  });
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
