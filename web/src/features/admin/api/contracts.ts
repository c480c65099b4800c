import type { AnswerOf, CallsOf } from '../../../api/calls.ts';
import type { paths as IdentityPaths } from '../../../api/schema/identity.d.ts';
import type { paths as WalletPaths } from '../../../api/schema/wallet.d.ts';

/** What operators may call: the services' own words for it. */
export type OperatorPaths = CallsOf<IdentityPaths> & CallsOf<WalletPaths>;

type Answer<Path extends keyof OperatorPaths> = AnswerOf<OperatorPaths, Path>;

export type Operator = Answer<'/api/admin/info'>['operator'];
export type MemberRow = Answer<'/api/admin/members/list'>['list'][number];
export type MemberStatus = MemberRow['status'];
export type CashRow = Answer<'/api/admin/cash/list'>['list'][number];
export type CashKind = CashRow['kind'];
export type LedgerRow = Answer<'/api/admin/ledger/list'>['list'][number];
export type AuditRow = Answer<'/api/admin/audit/wallet/list'>['list'][number];
export type ReconciliationRun = NonNullable<Answer<'/api/admin/reconciliation/latest'>['run']>;
export type SiteCheck = Answer<'/api/admin/site/check/get'>;
