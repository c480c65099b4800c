import type { AnswerOf, BodyOf } from './calls.ts';
import type { components as Betting } from './schema/betting.d.ts';
import type { components as Board } from './schema/board.d.ts';
import type { components as Games } from './schema/games-gateway.d.ts';
import type { components as Identity } from './schema/identity.d.ts';
import type { components as Promotion } from './schema/promotion.d.ts';
import type { components as Wallet } from './schema/wallet.d.ts';
import type { ServicePaths } from './services.gen.ts';

export type { ServicePaths };

type Answer<Path extends keyof ServicePaths> = AnswerOf<ServicePaths, Path>;

export type Altcha = Answer<'/api/auth/captcha'>['altcha'];
export type LoginBody = BodyOf<ServicePaths, '/api/member/login'>;
export type Member = Identity['schemas']['MemberView'];
export type MemberUpdate = BodyOf<ServicePaths, '/api/member/update'>;
export type SignUpAnswerRule = Answer<'/api/etc/signUpRules'>['list'][number];

export type Balance = Answer<'/api/cash/getUserCash'>;
export type PayInAccount = Answer<'/api/cash/getAcc'>;
export type CashRequest = Wallet['schemas']['CashRequestView'];
export type LedgerEntry = Wallet['schemas']['LedgerEntryView'];
export type PointRecord = Wallet['schemas']['PointEntryView'];
export type CashLimits = Answer<'/api/cash/limits'>;
export type WinLoseReport = Answer<'/api/cash/winLose'>;
export type ProductSums = Answer<'/api/bet/byProduct'>['list'][number];
export type OwnSession = Answer<'/api/member/sessions/list'>['list'][number];
export type FeedRow = Wallet['schemas']['PublicCashRow'];

export type NoticeRow = Board['schemas']['NoticeRow'];
export type NotificationRow = Board['schemas']['NotificationView'];
export type MessageRow = Board['schemas']['MessageRow'];
export type PostRow = Board['schemas']['PostRow'];
export type PostDetail = Answer<'/api/board/free/datail'>;
export type PostTicket = NonNullable<PostDetail['board']['ticket']>;
export type UploadedImage = Board['schemas']['ImageView'];
export type InquiryRow = Board['schemas']['InquiryRow'];
export type InquiryDetail = Answer<'/api/board/qna/datail'>;
export type NoticeNeighbour = NonNullable<Answer<'/api/board/notice/datail'>['next']>;
export type BannerRow = Answer<'/api/etc/banner'>['list'][number];
export type PopupRow = Answer<'/api/main/popupList'>['list'][number];

export type DepositOffer = Promotion['schemas']['DepositOffer'];
export type Mission = Promotion['schemas']['Mission'];
export type Tournament = Promotion['schemas']['Tournament'];
export type TournamentDetail = Answer<'/api/promotion/tournament/get'>;
export type PaybackLine = Promotion['schemas']['PaybackLine'];
export type MainPage = Answer<'/api/main'>;
export type OwnRank = Answer<'/api/promotion/rank/own'>;
export type RankStep = Promotion['schemas']['OwnRankStep'];
export type OwnRankChange = Promotion['schemas']['OwnRankChange'];
export type OwnGrant = Promotion['schemas']['OwnGrant'];
export type RunningPromotion = Answer<'/api/promotion/list'>['list'][number];
export type ChosenBonus = Answer<'/api/promotion/deposit/chosen'>['list'][number];
export type TurnoverRequirement = Wallet['schemas']['TurnoverRequirement'];
export type Coupon = Promotion['schemas']['Coupon'];
export type OwnFreeBet = Betting['schemas']['OwnFreeBet'];
export type CouponGift = Answer<'/api/coupon/gifts'>['list'][number];
export type AttendanceSheet = Promotion['schemas']['AttendanceSheet'];
export type Wheel = Answer<'/api/promotion/roulette/wheel'>;
export type WheelSlot = Promotion['schemas']['RouletteSlot'];
export type Spin = Promotion['schemas']['RouletteSpin'];

export type MiniRounds = Answer<'/api/minigame/round'>;
export type MiniRound = Betting['schemas']['RoundView'];
/** The next one, as it stands for this site. */
export type ComingRound = Betting['schemas']['ComingRound'];
export type MiniRoad = Answer<'/api/minigame/statistics'>['roads'][number];

export type MiniMarket = Betting['schemas']['MiniMarkets']['markets'][number];
export type StakeLimits = Betting['schemas']['StakeLimits'];
export type BetRow = Betting['schemas']['BetView'];
/** A part in a round of a third-party game, as the list of bets has it. */
export type ListedGame = Betting['schemas']['ListedGame'];
/** What a list of bets has: bets with the house, and rounds of games. */
export type Listed = Betting['schemas']['ListedBet'] | ListedGame;
export type Slip = Answer<'/api/bet/detail'>;
/** A slip on a round of a mini game; those on sports have tickets. */
export type PlaceBody = Betting['schemas']['MiniSlipRequest'];

export type GameNames = Games['schemas']['GameNames'];
/** A game as members see it. */
export type GameView = Games['schemas']['GameView'];
/** Why a game cannot be opened at the moment; `open` if it can. */
export type GameOffer = GameView['offer'];
/** A vendor's offer in the menus. */
export type GameCode = Games['schemas']['GameCode'];
/** A game by its name and picture. */
export type GameName = Games['schemas']['GameName'];
export type GameJackpot = Games['schemas']['GameJackpot'];
/** What games earned and gave back. */
export type GameFigures = Games['schemas']['GameFigures'];
/** A round and a vendor's transaction in it, as operators see them. */
export type GameRound = Games['schemas']['GameRound'];
export type GameTransaction = Games['schemas']['GameTransaction'];
