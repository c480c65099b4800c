import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { moderationKey } from './moderation-queries.ts';

export type HideWish = { boardIdx: number; cmtIdx: number | null; reason: string | null };

/** What operators do about posts; every list is read anew after it. */
function useDone(onDone?: () => void) {
  const { t } = useTranslation('moderation');
  const queries = useQueryClient();
  return async () => {
    toast('good', t('posts.done'));
    await queries.invalidateQueries({ queryKey: moderationKey });
    onDone?.();
  };
}

export function useHide(onDone?: () => void) {
  return useSubmit({
    send: (body: HideWish, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/posts/hide', { body, headers })),
    onDone: useDone(onDone),
  });
}

type Arrangement = { boardIdx: number; category: 'normal' | 'event' | 'notice'; pinned: boolean };

export function useArrange() {
  return useSubmit({
    send: (body: Arrangement, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/posts/arrange', { body, headers })),
    onDone: useDone(),
  });
}

export function useDecideReport(onDone?: () => void) {
  return useSubmit({
    send: (body: { reportIdx: number; reason: string | null }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/reports/decide', { body, headers })),
    onDone: useDone(onDone),
  });
}

export function useSetWord(onDone?: () => void) {
  return useSubmit({
    send: (body: { kind: 'word' | 'host'; written: string; isBanned: boolean }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/words/set', { body, headers })),
    onDone: useDone(onDone),
  });
}

export function useSetMute(onDone?: () => void) {
  return useSubmit({
    send: (body: { loginId: string; days: number; reason: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/board/mutes/set', { body, headers })),
    onDone: useDone(onDone),
  });
}
