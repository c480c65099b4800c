import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import type { MessageRow } from '../../shared/api/contracts.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { api } from '../../shared/member/member-session.ts';
import { messagesKey } from '../../shared/member/unread.ts';
import { ask } from '../../shared/ui/overlays/alerts.ts';

type Action = 'read' | 'delete';

/** Which messages of the page are marked, and what is done with them together. */
export function useMarkedMessages(list: readonly MessageRow[]) {
  const { t } = useTranslation('community');
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const here = list.filter(({ msgIdx }) => marked.has(msgIdx));
  const update = useMutation({
    mutationFn: (body: { msgIdx: number[]; action: Action }) =>
      answerOf(api.POST('/api/board/msgUpdate', { body })),
    async onSuccess() {
      setMarked(new Set());
      await queryClient.invalidateQueries({ queryKey: messagesKey });
    },
  });
  const isAll = list.length > 0 && here.length === list.length;
  return {
    count: here.length,
    isAll,
    isMarked: ({ msgIdx }: MessageRow) => marked.has(msgIdx),
    isPending: update.isPending,
    error: update.error,
    toggle({ msgIdx }: MessageRow): void {
      const next = new Set(marked);
      if (!next.delete(msgIdx)) next.add(msgIdx);
      setMarked(next);
    },
    toggleAll: () => setMarked(new Set(isAll ? [] : list.map(({ msgIdx }) => msgIdx))),
    async send(action: Action): Promise<void> {
      const msgIdx = here.map((row) => row.msgIdx);
      const message = t('messages.askRemove', { count: msgIdx.length });
      if (action === 'delete' && !(await ask({ message, isDangerous: true }))) return;
      update.mutate({ msgIdx, action });
    },
  };
}
