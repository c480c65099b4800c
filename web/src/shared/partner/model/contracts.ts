import type { AnswerOf, BodyOf } from '../../api/calls.ts';
import type { ServicePaths } from '../../api/contracts.ts';

type Answer<Path extends keyof ServicePaths> = AnswerOf<ServicePaths, Path>;
type Body<Path extends keyof ServicePaths> = BodyOf<ServicePaths, Path>;

export type PartnerStatus = Answer<'/api/partner/status'>;
export type Child = Answer<'/api/partner/children'>['list'][number];
export type Person = Answer<'/api/partner/children'>['path'][number];
export type SubtreeMember = Answer<'/api/partner/members'>['list'][number];
export type Totals = Answer<'/api/partner/report/totals'>['totals'];
export type ReportRow = Answer<'/api/partner/report/list'>['list'][number];
export type ReportBy = Body<'/api/partner/report/list'>['by'];
export type Settlement = Answer<'/api/partner/settlements'>['list'][number];
export type Statement = Answer<'/api/partner/statement'>;
export type Transfer = Answer<'/api/partner/transfer/list'>['list'][number];
export type Rate = Answer<'/api/partner/rates/get'>['rates'][number];
export type AskedRate = Body<'/api/partner/rates/check'>['rates'][number];
export type RateCheck = Answer<'/api/partner/rates/check'>;
export type RateChange = Answer<'/api/partner/rates/history'>['list'][number];
export type Why = Answer<'/api/partner/why'>;
export type WhyVersion = Why['versions'][number];
export type Category = Rate['category'];
