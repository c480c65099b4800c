import { BetEventSchema } from '../gen/noriter/v1/bet_events_pb.js';
import { DrawEventSchema } from '../gen/noriter/v1/draw_events_pb.js';
import { GameEventSchema } from '../gen/noriter/v1/game_events_pb.js';
import { MarketEventSchema } from '../gen/noriter/v1/market_events_pb.js';
import { MemberEventSchema } from '../gen/noriter/v1/member_events_pb.js';
import { MessageEventSchema } from '../gen/noriter/v1/message_events_pb.js';
import { PartnerEventSchema } from '../gen/noriter/v1/partner_events_pb.js';
import { PromotionEventSchema } from '../gen/noriter/v1/promotion_events_pb.js';
import { SiteEventSchema } from '../gen/noriter/v1/site_events_pb.js';
import { WalletCommandSchema } from '../gen/noriter/v1/wallet_commands_pb.js';
import { WalletEventSchema } from '../gen/noriter/v1/wallet_events_pb.js';

/**
 * Every Kafka topic of the product: its name, what keys it, the Protobuf message on it,
 * and how many partitions it starts with; signed ones carry their sender's MAC. The `.dlq` twin of each is made with one partition.
 */
export const walletCommands = {
  name: 'wallet.commands',
  key: 'member',
  schema: WalletCommandSchema,
  partitions: 6,
  type: WalletCommandSchema.typeName,
  isSigned: true,
} as const;

export const walletEvents = {
  name: 'wallet.events',
  key: 'member',
  schema: WalletEventSchema,
  partitions: 6,
} as const;

/** Outcomes of the commands that each bet makes, which few read: see `outcomeTopic`. */
export const stakeEvents = {
  name: 'stake.events',
  key: 'member',
  schema: WalletEventSchema,
  partitions: 6,
  type: `${WalletEventSchema.typeName}.outcome`,
  provenAs: walletEvents.name,
} as const;

export const memberEvents = {
  name: 'member.events',
  key: 'member',
  schema: MemberEventSchema,
  partitions: 6,
} as const;

export const siteEvents = {
  name: 'site.events',
  key: 'site',
  schema: SiteEventSchema,
  partitions: 1,
} as const;

export const drawEvents = {
  name: 'draw.events',
  key: 'game',
  schema: DrawEventSchema,
  partitions: 1,
} as const;

export const betEvents = {
  name: 'bet.events',
  key: 'member',
  schema: BetEventSchema,
  partitions: 6,
} as const;

/** How each slip begins, which its member alone reads. */
export const slipEvents = {
  name: 'slip.events',
  key: 'member',
  schema: BetEventSchema,
  partitions: 6,
} as const;

export const marketEvents = {
  name: 'market.events',
  key: 'fixture',
  schema: MarketEventSchema,
  partitions: 6,
} as const;

export const messageEvents = {
  name: 'message.events',
  key: 'member',
  schema: MessageEventSchema,
  partitions: 6,
} as const;

export const gameEvents = {
  name: 'game.events',
  key: 'member',
  schema: GameEventSchema,
  partitions: 6,
} as const;

export const partnerEvents = {
  name: 'partner.events',
  key: 'partner',
  schema: PartnerEventSchema,
  partitions: 6,
} as const;

export const promotionEvents = {
  name: 'promotion.events',
  key: 'member',
  schema: PromotionEventSchema,
  partitions: 6,
} as const;

export const topics = [
  walletCommands,
  walletEvents,
  stakeEvents,
  memberEvents,
  siteEvents,
  drawEvents,
  betEvents,
  slipEvents,
  marketEvents,
  messageEvents,
  gameEvents,
  partnerEvents,
  promotionEvents,
] as const;
