import type { AnswerOf, BodyOf } from '../api/calls.ts';
import type { ServicePaths } from '../api/contracts.ts';

/** What a member may limit or rule out, as players and operators both see it. */
export type Protection = AnswerOf<ServicePaths, '/api/member/protection/get'>;
export type LimitRow = Protection['limits'][number];
export type LimitKind = LimitRow['kind'];
type Usage = AnswerOf<ServicePaths, '/api/cash/protectionUsage'>;
export type UsageRow = Usage['list'][number];
export type HistoryRow = AnswerOf<ServicePaths, '/api/member/protection/history'>['list'][number];

export type TimeOutLength = BodyOf<ServicePaths, '/api/member/protection/timeOut'>['length'];
export type ExclusionLength = BodyOf<ServicePaths, '/api/member/protection/selfExclude'>['length'];
export type RealityMinutes = BodyOf<
  ServicePaths,
  '/api/member/protection/setRealityCheck'
>['minutes'];

export const timeOutLengths = ['24h', '7d', '30d'] as const satisfies readonly TimeOutLength[];
export const exclusionLengths = [
  '6m',
  '1y',
  '5y',
  'permanent',
] as const satisfies readonly ExclusionLength[];
export const realityMinutes = [0, 15, 30, 60] as const satisfies readonly RealityMinutes[];
export const limitKinds = ['deposit', 'loss', 'wager'] as const satisfies readonly LimitKind[];
