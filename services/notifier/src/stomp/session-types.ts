import type { CloseName } from '../domain/close-codes.ts';
import type { HeartBeat } from '../domain/heart-beat.ts';
import type { Principal } from '../domain/principal.ts';
import type { ErrorCode } from '../errors.ts';
import type { FrameLimits } from './frame-guard.ts';
import type { RenderedMessage } from './frame-writer.ts';
import type { NetworkBudgets } from './network-budgets.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

/** A connection's session and what it needs of its instance. */

export type SessionSettings = FrameLimits & {
  subscriptionsMax: number;
  /** Frames of a client at once, and in each second after. */
  framesBurst: number;
  framesPerSecond: number;
  connectTimeoutMs: number;
  /** What the server offers to send and wants to receive. */
  heartBeatMs: number;
  /** How often `tick` is called: heart-beats leave this much early. */
  tickMs: number;
};

/** Why a connection ends in an ERROR frame, and with which close code. */
export type Failure = { code: ErrorCode; reason: string; close: CloseName };

/** Who connected, and how long their token is still good for; null when nothing expires. */
export type Identified = { principal: Principal; lastsMs: number | null };

export type SessionHost = {
  settings: SessionSettings;
  /** Milliseconds that only ever grow. */
  now: () => number;
  /** Who the CONNECT headers speak for. Nothing is known yet about the session's state. */
  identify(headers: ReadonlyMap<string, string>, address: string): Promise<Identified | Failure>;
  /** Makes the connection reachable for events, then checks that its session still lives. */
  admit(session: Session, principal: Principal): Promise<Failure | null>;
  /** Bytes that may wait for a reader just now. */
  waitingBytesMax(): number;
  /** What all connections of its network may do together. */
  budgets: NetworkBudgets;
  /** A subscription exists: from here it gets events. Its snapshot is on the way. */
  subscribed(session: Session, subscription: Subscription): void;
  unsubscribed(session: Session, subscription: Subscription): void;
  /** The connection takes no more messages. Called once. */
  left(session: Session, reason: CloseName | 'gone'): void;
  /** A defect, for the log. */
  failed(error: unknown): void;
};

/** Where a connection comes from. */
export type Origin = {
  readonly address: string;
  /** What all connections of one customer share. */
  readonly network: string;
};

export type Session = Origin & {
  readonly id: string;
  readonly subscriptions: Subscriptions;
  principal: Principal | null;
  heartBeat: HeartBeat;
  /** On the clock of `now`. A connection does not outlive its token. */
  tokenEndsAt: number | null;
  phase: 'waiting' | 'connected' | 'ended';
  /** Bytes that came from the socket. */
  receive(chunk: Uint8Array): void;
  /** Anything came from the other side, a pong too. */
  received(): void;
  /** Sends a frame that is not a message. */
  send(frame: string): void;
  /** Sends a message to one subscription, unless it knows a newer version. */
  deliver(message: RenderedMessage, subscription: Subscription): boolean;
  tick(): void;
  /** Bytes that have not left this process yet. */
  waitingBytes(): number;
  /** Ends the connection; with a failure an ERROR frame goes first. */
  end(close: CloseName, failure?: Failure & { receiptId?: string | undefined }): void;
  /** The socket is gone. */
  closed(): void;
};
