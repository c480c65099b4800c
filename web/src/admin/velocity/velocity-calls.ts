import { answerOf } from '../../shared/api/client.ts';
import type { SavedVelocity, VelocityHit, VelocityRules } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';

/** What can be done faster than people do it; each kind of acts has rules of its own. */
export const velocityKinds = ['bet', 'cash', 'login'] as const;
export type VelocityKind = (typeof velocityKinds)[number];

type Wish = { version: number; reason: string; velocity: VelocityRules };
type Headers = { 'idempotency-key': string };
type Days = { startDate: string; endDate: string };
type Hits = { list: VelocityHit[]; pageInfo: Info };
type Versions = { list: VelocityVersion[]; pageInfo: Info };
type Info = { page: number; count_per_list: number; tatal_list_count: number };

export type VelocityVersion = {
  version: number;
  velocity: VelocityRules;
  before: VelocityRules;
  changedAt: string;
  changedBy: string;
  reason: string;
};

type Calls = {
  read: string;
  change: string;
  get: () => Promise<SavedVelocity>;
  set: (body: Wish, headers: Headers) => Promise<SavedVelocity>;
  versions: (page: number) => Promise<Versions>;
  hits: (body: Days & { page: number }) => Promise<Hits>;
};

/** Which service has the rules of a kind, and who may read and change them. */
export const velocityCalls: Readonly<Record<VelocityKind, Calls>> = {
  bet: {
    read: 'betting.read',
    change: 'betting.manage',
    get: () => answerOf(operatorApi.POST('/api/admin/betting/velocity/get', { body: {} })),
    set: (body, headers) =>
      answerOf(operatorApi.POST('/api/admin/betting/velocity/set', { body, headers })),
    versions: (page) =>
      answerOf(operatorApi.POST('/api/admin/betting/velocity/versions', { body: { page } })),
    hits: (body) => answerOf(operatorApi.POST('/api/admin/betting/velocity/hits', { body })),
  },
  cash: {
    read: 'cash.read',
    change: 'cash.policy',
    get: () => answerOf(operatorApi.POST('/api/admin/cash/velocity/get', { body: {} })),
    set: (body, headers) =>
      answerOf(operatorApi.POST('/api/admin/cash/velocity/set', { body, headers })),
    versions: (page) =>
      answerOf(operatorApi.POST('/api/admin/cash/velocity/versions', { body: { page } })),
    hits: (body) => answerOf(operatorApi.POST('/api/admin/cash/velocity/hits', { body })),
  },
  login: {
    read: 'members.read',
    change: 'site.manage',
    get: () => answerOf(operatorApi.POST('/api/admin/site/velocity/get', { body: {} })),
    set: (body, headers) =>
      answerOf(operatorApi.POST('/api/admin/site/velocity/set', { body, headers })),
    versions: (page) =>
      answerOf(operatorApi.POST('/api/admin/site/velocity/versions', { body: { page } })),
    hits: (body) => answerOf(operatorApi.POST('/api/admin/site/velocity/hits', { body })),
  },
};
