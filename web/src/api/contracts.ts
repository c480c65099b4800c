import type { AnswerOf, BodyOf, CallsOf } from './calls.ts';
import type { paths as IdentityPaths } from './schema/identity.d.ts';
import type { paths as WalletPaths } from './schema/wallet.d.ts';

/** What the services say they take and answer; made from their OpenAPI documents. */
export type ServicePaths = CallsOf<IdentityPaths> & CallsOf<WalletPaths>;

type Answer<Path extends keyof ServicePaths> = AnswerOf<ServicePaths, Path>;

export type Altcha = Answer<'/api/auth/captcha'>['altcha'];
export type LoginBody = BodyOf<ServicePaths, '/api/member/login'>;
export type Member = Answer<'/api/member/info'>['member'];
export type MemberUpdate = BodyOf<ServicePaths, '/api/member/update'>;
export type SignUpAnswerRule = Answer<'/api/etc/signUpRules'>['list'][number];

export type Balance = Answer<'/api/cash/getUserCash'>;
export type PayInAccount = Answer<'/api/cash/getAcc'>;
export type CashRequest = Answer<'/api/cash/list'>['list'][number];
export type CashStatus = CashRequest['status'];
export type FeedRow = Answer<'/api/main/cashList'>['deposits'][number];
