import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { answerOf } from '../../shared/api/client.ts';
import { siteId } from '../../shared/api/site.ts';
import { openLiveConnection } from '../../shared/live/live-connection.ts';
import { adminLiveState, type LiveState } from '../../shared/live/live-state.ts';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';

/** Should the live channel be down, the queues are still looked at this often. */
const lookEveryMs = 15_000;

export const cashCountsQuery = queryOptions({
  queryKey: ['admin', 'queue', 'cash', 'counts'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/cash/counts', { body: {} })),
  refetchInterval: lookEveryMs,
});

export const pendingCountQuery = queryOptions({
  queryKey: ['admin', 'queue', 'signup', 'count'],
  queryFn: async () => {
    const body = { status: 'pending' as const, page: 1 };
    const data = await answerOf(operatorApi.POST('/api/admin/members/list', { body }));
    return data.pageInfo.tatal_list_count;
  },
  refetchInterval: lookEveryMs,
});

export const inquiryQueueKey = ['admin', 'queue', 'inquiry'] as const;

export const inquiryCountsQuery = queryOptions({
  queryKey: [...inquiryQueueKey, 'counts'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/board/inquiries/counts', { body: {} })),
  refetchInterval: lookEveryMs,
});

/** Grants that an operator has to look at before they are paid. */
export const heldCountQuery = queryOptions({
  queryKey: ['admin', 'queue', 'promotion', 'counts'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/counts', { body: {} })),
  refetchInterval: lookEveryMs,
});

/** Keys of everything that shows a queue, by the word the live message carries. */
const keysOf: Record<string, string> = {
  deposit: 'cash',
  withdrawal: 'cash',
  adjustment: 'cash',
  signup: 'signup',
  inquiry: 'inquiry',
};

/** Keeps every list of requests fresh while the back office is open, and says how the line is. */
export function useLiveQueues(): LiveState {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = (part?: string) =>
      void queries.invalidateQueries({
        queryKey: part === undefined ? ['admin', 'queue'] : ['admin', 'queue', part],
      });
    const opened = openLiveConnection({
      token: () => operatorSession.get()?.token,
      topics: [`/topic/admin/${siteId}`],
      onState: (state) => adminLiveState.setState({ state }),
      onMessage: ({ cmd, data1 }) => (cmd === 'QUEUE' ? refresh(keysOf[data1]) : undefined),
      onReconnect: () => refresh(),
    });
    return () => opened.close();
  }, [queries]);
  return useStore(adminLiveState, (live) => live.state);
}
