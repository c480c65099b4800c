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
export type AdjustmentRow = Answer<'/api/admin/wallet/adjustments/list'>['list'][number];
export type DebtRow = Answer<'/api/admin/wallet/debts/list'>['list'][number];
export type MemberNote = Answer<'/api/admin/members/notes/list'>['list'][number];
export type MemberChange = Answer<'/api/admin/members/changes'>['list'][number];
export type LoginRecord = Answer<'/api/admin/members/loginHistory'>['list'][number];
export type RelatedMembers = Answer<'/api/admin/members/related'>;
export type LedgerRow = Answer<'/api/admin/ledger/list'>['list'][number];
export type AuditRow = Answer<'/api/admin/audit/wallet/list'>['list'][number];
export type ReconciliationRun = NonNullable<Answer<'/api/admin/reconciliation/latest'>['run']>;
export type SiteCheck = Answer<'/api/admin/site/check/get'>;

export type OperatorRow = Answer<'/api/admin/operators/list'>['list'][number];
export type OperatorSession = Answer<'/api/admin/operators/sessions'>['list'][number];
export type RolesAnswer = Answer<'/api/admin/roles/list'>;
export type Role = RolesAnswer['list'][number];
export type Permission = RolesAnswer['permissions'][number];
export type SavedOptions = Answer<'/api/admin/site/options/get'>;
export type SiteOptions = SavedOptions['siteOption'];
export type SavedPolicy = Answer<'/api/admin/cash/policy/get'>;
export type CashPolicy = SavedPolicy['policy'];
export type LevelLimits = CashPolicy['levels'][number];
export type DepositAccount = Answer<'/api/admin/site/accounts/list'>['list'][number];
export type BankFigures = Answer<'/api/admin/wallet/figures'>;

export type SavedOdds = Answer<'/api/admin/betting/mini/odds/get'>;
export type OddsVersion = Answer<'/api/admin/betting/mini/odds/versions'>['list'][number];
export type SavedBetLimits = Answer<'/api/admin/betting/limits/get'>;
export type BetLimitPolicy = SavedBetLimits['policy'];
export type OfficeBet = Answer<'/api/admin/betting/bets/list'>['list'][number];
export type OfficeSlip = Answer<'/api/admin/betting/bets/detail'>;
export type OfficeLeg = OfficeSlip['bets'][number];
export type OfficeRoundRow = Answer<'/api/admin/betting/rounds/day'>['list'][number];
export type OfficeRound = Answer<'/api/admin/betting/rounds/detail'>;
export type VoidCase = Answer<'/api/admin/betting/rounds/void/get'>;
export type VoidRequest = VoidCase['requests'][number];

export type OfficeFixtureRow = Answer<'/api/admin/sport/fixtures'>['list'][number];
export type OfficeFixture = Answer<'/api/admin/sport/fixture'>;
export type OfficeMarket = OfficeFixture['markets'][number];
export type HouseState = OfficeFixture['houseState'];
export type FeedHealth = Answer<'/api/admin/sport/feed'>;
export type FeedProducer = FeedHealth['producers'][number];
export type FeedFault = FeedHealth['faults'][number];
export type ExposedMarket = Answer<'/api/admin/sport/exposure'>['list'][number];
export type SavedSportRules = Answer<'/api/admin/sport/rules/get'>;
export type OfficeSportRules = SavedSportRules['rules'];
export type TicketVoidCase = Answer<'/api/admin/sport/void/get'>;
