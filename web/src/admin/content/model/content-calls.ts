import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { ListData } from '../../../shared/api/envelope.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { ContentItem } from './content-items.ts';
import type { ContentKind } from './content-kinds.ts';
import type { Draft } from './draft.ts';
import { documentOf } from './draft-document.ts';

type Headers = { 'idempotency-key': string };

export const contentKey = ['admin', 'content'] as const;

export function contentListQuery(kind: ContentKind, page: number) {
  return queryOptions({
    queryKey: [...contentKey, kind, 'list', page],
    queryFn: () =>
      answerOf<ListData<ContentItem>>(
        operatorApi.POST(`/api/admin/board/${kind}/list`, { body: { page } }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Never answered from memory: an editor has to start from what is saved now. */
export function contentQuery(kind: ContentKind, idx: number) {
  return queryOptions({
    queryKey: [...contentKey, kind, 'one', idx],
    queryFn: () => readContent(kind, idx),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export function readContent(kind: ContentKind, idx: number): Promise<ContentItem> {
  return answerOf<ContentItem>(operatorApi.POST(`/api/admin/board/${kind}/get`, { body: { idx } }));
}

export type TriedKind = 'popups' | 'banners';

/** How many saw each variant, and pressed it. */
export function figuresQuery(kind: TriedKind, idx: number) {
  return queryOptions({
    queryKey: [...contentKey, kind, 'figures', idx],
    queryFn: () =>
      answerOf(operatorApi.POST(`/api/admin/board/${kind}/figures`, { body: { idx } })),
  });
}

/** What is saved, and of which version it was made; without an idx it is new. */
export type SaveWish = { kind: ContentKind; idx?: number; version: number; draft: Draft };

export function saveContent({ kind, draft, ...place }: SaveWish, headers: Headers) {
  switch (kind) {
    case 'notices': {
      const body = { ...place, document: documentOf.notices(draft) };
      return answerOf(operatorApi.POST('/api/admin/board/notices/save', { body, headers }));
    }
    case 'faq': {
      const body = { ...place, document: documentOf.faq(draft) };
      return answerOf(operatorApi.POST('/api/admin/board/faq/save', { body, headers }));
    }
    case 'popups': {
      const body = { ...place, document: documentOf.popups(draft) };
      return answerOf(operatorApi.POST('/api/admin/board/popups/save', { body, headers }));
    }
    case 'banners': {
      const body = { ...place, document: documentOf.banners(draft) };
      return answerOf(operatorApi.POST('/api/admin/board/banners/save', { body, headers }));
    }
    default:
      return kind satisfies never;
  }
}

export type DeleteWish = { kind: ContentKind; idx: number; version: number };

export function deleteContent({ kind, ...body }: DeleteWish, headers: Headers) {
  return answerOf(operatorApi.POST(`/api/admin/board/${kind}/delete`, { body, headers }));
}
