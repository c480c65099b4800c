import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { partnersKey } from '../../../shared/partner/model/reads.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export type Period = AnswerOf<ServicePaths, '/api/admin/partner/periods'>['list'][number];
export type Preview = AnswerOf<ServicePaths, '/api/admin/partner/periods/preview'>;
export type PreviewWish = BodyOf<ServicePaths, '/api/admin/partner/periods/preview'>;

/** A period is settled and paid in the background, so its state is looked at again by itself. */
const LOOK_AGAIN_MS = 3_000;

export function periodsQuery(page: number) {
  return queryOptions({
    queryKey: [...partnersKey, 'backOffice', 'periods', page],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/partner/periods', { body: { page } })),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function previewQuery(wish: PreviewWish) {
  return queryOptions({
    queryKey: [...partnersKey, 'backOffice', 'preview', wish],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/partner/periods/preview', { body: wish })),
    placeholderData: keepPreviousData,
  });
}
