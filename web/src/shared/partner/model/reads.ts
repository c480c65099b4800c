import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../api/calls.ts';
import { answerOf, type createApi } from '../../api/client.ts';
import type { ServicePaths } from '../../api/contracts.ts';
import { serverNow } from '../../format/server-clock.ts';
import { koreaDay } from '../../format/time.ts';
import { liveState } from '../../live/live-state.ts';

type Api = ReturnType<typeof createApi<ServicePaths>>;
type Door = 'partner' | 'backOffice';
type Body<Path extends keyof ServicePaths> = BodyOf<ServicePaths, Path>;

/**
 * What partners read of their subtree and operators of the site: the same calls behind two doors,
 * so that one page draws both.
 */
export function partnerReads(api: Api, door: Door) {
  return { door, ...peopleReads(api, door), ...moneyReads(api, door), ...rateReads(api, door) };
}

export type PartnerReads = ReturnType<typeof partnerReads>;

/** All that was read of partners, behind either door. */
export const partnersKey = ['partners'] as const;

/** Live enough for money that arrives bet by bet, and light enough for a page left open. */
const LOOK_AGAIN_MS = 10_000;

/** What is pushed is asked for again all the same: a line may break without a word. */
const LOOK_AGAIN_LIVE_MS = 60_000;

type TotalsWish = Body<'/api/partner/report/totals'>;

export const totalsName = 'totals';

/** Whether the totals are those of a partner's own day, which are pushed while it goes on. */
export function isOwnDay({ partnerId, startDate, endDate }: TotalsWish, day: string): boolean {
  return partnerId === undefined && startDate === day && endDate === day;
}

function keyOf(door: Door, name: string, body: object) {
  return [...partnersKey, door, name, body];
}

/** Who stands where, and what their days came to. */
function peopleReads(api: Api, door: Door) {
  const isBackOffice = door === 'backOffice';
  return {
    children: (body: Body<'/api/partner/children'>) =>
      queryOptions({
        queryKey: keyOf(door, 'children', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/children', { body }))
            : answerOf(api.POST('/api/partner/children', { body })),
        placeholderData: keepPreviousData,
      }),
    members: (body: Body<'/api/partner/members'>) =>
      queryOptions({
        queryKey: keyOf(door, 'members', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/members', { body }))
            : answerOf(api.POST('/api/partner/members', { body })),
        placeholderData: keepPreviousData,
      }),
    totals: (body: Body<'/api/partner/report/totals'>) =>
      queryOptions({
        queryKey: keyOf(door, totalsName, body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/report/totals', { body }))
            : answerOf(api.POST('/api/partner/report/totals', { body })),
        placeholderData: keepPreviousData,
        refetchInterval: () => {
          const isLive = liveState.getState().state === 'connected';
          const isPushed =
            !isBackOffice && isLive && isOwnDay(body, koreaDay(new Date(serverNow())));
          return isPushed ? LOOK_AGAIN_LIVE_MS : LOOK_AGAIN_MS;
        },
      }),
    report: (body: Body<'/api/partner/report/list'>) =>
      queryOptions({
        queryKey: keyOf(door, 'report', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/report/list', { body }))
            : answerOf(api.POST('/api/partner/report/list', { body })),
        placeholderData: keepPreviousData,
      }),
    /** One page of a file's rows: there may be hundreds, and none is kept. */
    exported: (body: Body<'/api/partner/report/export'>) =>
      queryOptions({
        queryKey: keyOf(door, 'exported', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/report/export', { body }))
            : answerOf(api.POST('/api/partner/report/export', { body })),
        gcTime: 0,
        staleTime: 0,
      }),
  };
}

/** What was settled and moved, and why. */
function moneyReads(api: Api, door: Door) {
  const isBackOffice = door === 'backOffice';
  return {
    settlements: (body: Body<'/api/partner/settlements'>) =>
      queryOptions({
        queryKey: keyOf(door, 'settlements', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/settlements', { body }))
            : answerOf(api.POST('/api/partner/settlements', { body })),
        placeholderData: keepPreviousData,
      }),
    statement: (settlementId: string) =>
      queryOptions({
        queryKey: keyOf(door, 'statement', { settlementId }),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/statement', { body: { settlementId } }))
            : answerOf(api.POST('/api/partner/statement', { body: { settlementId } })),
      }),
    /** Drawn when it is asked for; nothing keeps it. */
    statementPdf: (settlementId: string) =>
      isBackOffice
        ? answerOf(api.POST('/api/admin/partner/statement/pdf', { body: { settlementId } }))
        : answerOf(api.POST('/api/partner/statement/pdf', { body: { settlementId } })),
    transfers: (body: Body<'/api/partner/transfer/list'>) =>
      queryOptions({
        queryKey: keyOf(door, 'transfers', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/transfer/list', { body }))
            : answerOf(api.POST('/api/partner/transfer/list', { body })),
        placeholderData: keepPreviousData,
      }),
    why: (betId: string) =>
      queryOptions({
        queryKey: keyOf(door, 'why', { betId }),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/why', { body: { betId } }))
            : answerOf(api.POST('/api/partner/why', { body: { betId } })),
        retry: false,
      }),
  };
}

/** What each gets. */
function rateReads(api: Api, door: Door) {
  const isBackOffice = door === 'backOffice';
  return {
    rates: (body: Body<'/api/partner/rates/get'>) =>
      queryOptions({
        queryKey: keyOf(door, 'rates', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/rates/get', { body }))
            : answerOf(api.POST('/api/partner/rates/get', { body })),
      }),
    rateHistory: (body: Body<'/api/partner/rates/history'>) =>
      queryOptions({
        queryKey: keyOf(door, 'rate-history', body),
        queryFn: () =>
          isBackOffice
            ? answerOf(api.POST('/api/admin/partner/rates/history', { body }))
            : answerOf(api.POST('/api/partner/rates/history', { body })),
        placeholderData: keepPreviousData,
      }),
    checkRates: (body: Body<'/api/partner/rates/check'>) =>
      isBackOffice
        ? answerOf(api.POST('/api/admin/partner/rates/check', { body }))
        : answerOf(api.POST('/api/partner/rates/check', { body })),
  };
}
