import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { contentKey } from '../model/content-calls.ts';
import type { TextPageItem } from '../model/content-items.ts';

const notWritten = 'BD001';

export const textsKey = [...contentKey, 'texts'] as const;

export const textListQuery = queryOptions({
  queryKey: [...textsKey, 'list'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/board/textPages/list', { body: {} }))).list,
});

/** A page's present text, or null where nobody has written it yet. */
export function textQuery(slug: string) {
  return queryOptions({
    queryKey: [...textsKey, 'one', slug],
    queryFn: () => readText(slug),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export async function readText(slug: string): Promise<TextPageItem | null> {
  try {
    return await readVersion(slug);
  } catch (error) {
    if (error instanceof ApiError && error.code === notWritten) return null;
    throw error;
  }
}

export function readVersion(slug: string, version?: number): Promise<TextPageItem> {
  const body = { slug, ...(version === undefined ? {} : { version }) };
  return answerOf(operatorApi.POST('/api/admin/board/textPages/get', { body }));
}

export function versionsQuery(slug: string, page: number) {
  return queryOptions({
    queryKey: [...textsKey, 'versions', slug, page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/board/textPages/versions', { body: { slug, page } })),
    placeholderData: keepPreviousData,
  });
}

export function versionQuery(slug: string, version: number) {
  return queryOptions({
    queryKey: [...textsKey, 'version', slug, version],
    queryFn: () => readVersion(slug, version),
    // A version never changes once it is saved.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
