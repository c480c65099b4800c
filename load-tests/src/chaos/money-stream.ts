import { setTimeout as pause } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { systemIds } from '@noriter/kit/ids';
import type { EventProducer } from '@noriter/kit/kafka';
import { walletCommands } from '@noriter/proto/topics';
import {
  type WalletCommand,
  WalletCommandKind,
  WalletCommandSchema,
} from '@noriter/proto/wallet_commands_pb';

const AMOUNT_WON_MAX = 5_000;
const START_WON = 1_000_000n;
const RETRY_MS = 200;

/** Every how manyth command is sent a second time, as a sender does that saw no answer. */
const REPEAT_EVERY = 7;

/** What was handed to Kafka: the ledger must know each of these, once. */
export type SentCommands = Map<string, WalletCommand>;

export type MoneyStream = { sent: SentCommands; stop(): Promise<void> };

/**
 * Sends commands for members who never log in, without a pause, until stopped. A
 * command counts as sent when Kafka has acknowledged it; until then the same one is tried again.
 *
 * @param options.members who take turns
 * @param options.perSecond how many commands are offered each second
 */
export function startMoneyStream(
  producer: EventProducer,
  options: { members: readonly string[]; perSecond: number },
): MoneyStream {
  const { members } = options;
  const sent: SentCommands = new Map();
  let stopped = false;

  async function flow(memberId: string): Promise<void> {
    await deliver(producer, sent, commandFor(memberId, WalletCommandKind.REFUND, START_WON));
    const pauseMs = (1_000 * members.length) / options.perSecond;
    while (!stopped) {
      const kind = Math.random() < 0.6 ? WalletCommandKind.STAKE : WalletCommandKind.PAYOUT;
      const amount = BigInt(1 + Math.floor(Math.random() * AMOUNT_WON_MAX));
      await deliver(producer, sent, commandFor(memberId, kind, amount));
      await pause(pauseMs);
    }
  }

  const flows = Promise.all(members.map(flow));
  return {
    sent,
    async stop() {
      stopped = true;
      await flows;
    },
  };
}

async function deliver(
  producer: EventProducer,
  sent: SentCommands,
  command: WalletCommand,
): Promise<void> {
  const message = { key: command.memberId, value: command, id: command.commandId };
  for (;;) {
    try {
      await producer.send(walletCommands, message);
      sent.set(command.commandId, command);
      if (sent.size % REPEAT_EVERY !== 0) return;
      await producer.send(walletCommands, message);
      return;
    } catch {
      // Kafka is away, which is the point of the run: a sender with an outbox tries again.
      await pause(RETRY_MS);
    }
  }
}

function commandFor(memberId: string, kind: WalletCommandKind, amount: bigint): WalletCommand {
  return create(WalletCommandSchema, {
    commandId: systemIds.next(),
    siteId: 'noriter',
    memberId,
    kind,
    amount,
    counterAccount: kind === WalletCommandKind.DEPOSIT ? '' : 'house:fault-run',
    subjectType: 'bet',
    subjectId: systemIds.next(),
    requestedAt: timestampFromDate(new Date()),
  });
}
