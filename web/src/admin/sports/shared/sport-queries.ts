import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { rowsUsual } from '../../shared/admin-search.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { ExposureSearch, FixturesSearch } from './sport-search.ts';

/** A list is looked at again for what begins and ends; it is asked for while it is seen only. */
const LIST_LOOK_MS = 15_000;
/** Prices, and what stands on them. */
const LIVE_LOOK_MS = 5_000;

const sportKey = ['admin', 'sport'] as const;

export const adminFixturesQuery = ({ sport, mode, search, page, rows }: FixturesSearch) => {
  const body = {
    page: page ?? 1,
    rows: rows ?? rowsUsual,
    ...(sport === undefined ? {} : { sport }),
    ...(mode === undefined ? {} : { mode }),
    ...(search === undefined ? {} : { search }),
  };
  return queryOptions({
    queryKey: [...sportKey, 'fixtures', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/fixtures', { body })),
    refetchInterval: LIST_LOOK_MS,
  });
};

export const adminFixtureQuery = (fixtureId: string) =>
  queryOptions({
    queryKey: [...sportKey, 'fixture', fixtureId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/fixture', { body: { fixtureId } })),
    refetchInterval: LIVE_LOOK_MS,
  });

export const feedQuery = queryOptions({
  queryKey: [...sportKey, 'feed'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/feed', { body: {} })),
  refetchInterval: LIVE_LOOK_MS,
});

export const exposureQuery = ({ sport, page }: ExposureSearch) => {
  const body = { page: page ?? 1, ...(sport === undefined ? {} : { sport }) };
  return queryOptions({
    queryKey: [...sportKey, 'exposure', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/exposure', { body })),
    refetchInterval: LIVE_LOOK_MS,
  });
};

/** What stands on one market; null where nothing does. */
export const marketExposureQuery = (fixtureId: string, marketKey: string) =>
  queryOptions({
    queryKey: [...sportKey, 'exposure', 'market', fixtureId, marketKey],
    queryFn: async () => {
      const body = { fixtureId, marketKey, page: 1 };
      const { list } = await answerOf(operatorApi.POST('/api/admin/sport/exposure', { body }));
      return list[0] ?? null;
    },
    refetchInterval: LIVE_LOOK_MS,
  });

export const sportRulesQuery = queryOptions({
  queryKey: [...sportKey, 'rules', 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/rules/get', { body: {} })),
});

/** Of the rules, their history and what waits. */
export const sportRulesKey = [...sportKey, 'rules'] as const;

/** The newest of those who asked to give more for a price. */
export const sportRuleRequestsQuery = queryOptions({
  queryKey: [...sportRulesKey, 'requests'],
  queryFn: () =>
    answerOf(operatorApi.POST('/api/admin/sport/rules/requests', { body: { page: 1 } })),
});

export const sportRuleVersionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...sportRulesKey, 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/sport/rules/versions', { body: { page } })),
  });

export type VoidSubject = BodyOf<ServicePaths, '/api/admin/sport/void/get'>['subject'];

export const ticketVoidQuery = (subject: VoidSubject) =>
  queryOptions({
    queryKey: [...sportKey, 'void', subject],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/void/get', { body: { subject } })),
    refetchInterval: LIVE_LOOK_MS,
  });

type ResultAsked = BodyOf<ServicePaths, '/api/admin/sport/result/effect'>;

/** What operators asked for on a market, and what became of it. */
export const resultRequestsQuery = (
  body: BodyOf<ServicePaths, '/api/admin/sport/result/requests'>,
) =>
  queryOptions({
    queryKey: [...sportKey, 'result-requests', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/result/requests', { body })),
    refetchInterval: LIVE_LOOK_MS,
  });

/** What a result would move, at this moment. */
export const resultEffectQuery = (body: ResultAsked) =>
  queryOptions({
    queryKey: [...sportKey, 'result-effect', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/sport/result/effect', { body })),
    refetchInterval: LIVE_LOOK_MS,
  });
