import type { AnswerOf } from '../../../api/calls.ts';
import type { ServicePaths } from '../../../api/contracts.ts';

type Answer<Path extends keyof ServicePaths> = AnswerOf<ServicePaths, Path>;

export type Operator = Answer<'/api/admin/info'>['operator'];
export type MemberRow = Answer<'/api/admin/members/list'>['list'][number];
export type MemberSession = Answer<'/api/admin/members/detail'>['sessions'][number];
export type WalletAccount = Answer<'/api/admin/wallet/account'>;
export type MemberStatus = MemberRow['status'];
export type CashRow = Answer<'/api/admin/cash/list'>['list'][number];
export type CashKind = CashRow['kind'];
export type LedgerRow = Answer<'/api/admin/ledger/list'>['list'][number];
export type AuditRow = Answer<'/api/admin/audit/wallet/list'>['list'][number];
export type ReconciliationRun = NonNullable<Answer<'/api/admin/reconciliation/latest'>['run']>;
export type SiteCheck = Answer<'/api/admin/site/check/get'>;
