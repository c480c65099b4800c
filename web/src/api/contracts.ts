import type { AnswerOf, BodyOf, CallsOf } from './calls.ts';
import type { paths as BettingPaths } from './schema/betting.d.ts';
import type { paths as BoardPaths } from './schema/board.d.ts';
import type { paths as IdentityPaths } from './schema/identity.d.ts';
import type { paths as WalletPaths } from './schema/wallet.d.ts';

/** What the services say they take and answer; made from their OpenAPI documents. */
export type ServicePaths = CallsOf<IdentityPaths> &
  CallsOf<WalletPaths> &
  CallsOf<BettingPaths> &
  CallsOf<BoardPaths>;

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
export type LedgerEntry = Answer<'/api/cash/ledger'>['list'][number];
export type PointRecord = Answer<'/api/point/list'>['list'][number];
export type WinLoseReport = Answer<'/api/cash/winLose'>;
export type OwnSession = Answer<'/api/member/sessions/list'>['list'][number];
export type FeedRow = Answer<'/api/main/cashList'>['deposits'][number];

export type NoticeRow = Answer<'/api/main/nt/list'>['list'][number];
export type NoticeNeighbour = NonNullable<Answer<'/api/board/notice/datail'>['next']>;
export type BannerRow = Answer<'/api/etc/banner'>['list'][number];
export type PopupRow = Answer<'/api/main/popupList'>['list'][number];

export type MiniRounds = Answer<'/api/minigame/round'>;
export type MiniRound = NonNullable<MiniRounds['last']>;
export type MiniRoad = Answer<'/api/minigame/statistics'>['roads'][number];

type MiniMarkets = Answer<'/api/minigame/markets'>;
export type MiniMarket = MiniMarkets['markets'][number];
export type StakeLimits = NonNullable<MiniMarkets['limits']>;
export type BetRow = Answer<'/api/bet/betlist'>['list'][number];
export type Slip = Answer<'/api/bet/detail'>;
/** A slip on a round of a mini game; those on sports have tickets. */
export type PlaceBody = Extract<BodyOf<ServicePaths, '/api/bet/betProc'>, { product: 'mini' }>;
