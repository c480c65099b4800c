import { randomUUID } from 'node:crypto';
import { baseConfig } from '@noriter/kit/config';
import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import { defineService, type ServiceBase } from '@noriter/kit/service';
import { eventually, listenTo, openTestSpace, startTestService } from '@noriter/kit/testing';
import { PATIENT_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { memberEvents, walletCommands } from '@noriter/proto/topics';
import { expect } from 'vitest';
import type { z } from 'zod';
import { wallet as walletService } from '../../../services/wallet/src/service.ts';
import { startIdentityServer } from '../../../services/wallet/test/identity-server.ts';
import type { AskedWallet } from '../src/call-wallet.ts';
import type { CommandKind, MoneyCommand } from '../src/command.ts';
import { commandKeySetting } from '../src/command-key.ts';
import { openWalletCaller, type WalletCaller } from '../src/wallet-caller.ts';
import { writeCommands } from '../src/write-commands.ts';

const askingConfig = baseConfig.extend({ COMMAND_KEY: commandKeySetting });
type AskingConfig = z.infer<typeof askingConfig>;

type AskingDeps = ServiceBase<AskingConfig> & {
  wallet: AskedWallet;
  walletCaller: WalletCaller;
};

const SUBJECT = 'ticket';

/** Tickets that somebody sells: they know nothing of bets. */
const stakeIdOf = (ticketId: string) => deriveId('ticket-stake', ticketId);

/** A service that sells tickets, under the name of one that the wallet lets ask for money. */
const askingService = (walletUrl: string) =>
  defineService<AskingConfig, AskingDeps>({
    name: 'betting',
    config: askingConfig,
    codes: {},
    async open(base) {
      const { SERVICE_KEY: key, COMMAND_KEY: commandKeys } = base.config;
      const wallet = {
        url: walletUrl,
        to: 'wallet',
        service: 'betting',
        key,
        commandKeys,
      } as const;
      const walletCaller = openWalletCaller({ ...base, wallet });
      return { ...base, wallet, walletCaller };
    },
    close: ({ walletCaller }) => walletCaller.close(),
    routes: [],
    consumes: [],
    emits: [walletCommands],
    signs: ({ COMMAND_KEY }) => COMMAND_KEY,
  });

export type AskingWorld = Awaited<ReturnType<typeof openAskingWorld>>;

/** A service that asks for money, on real servers, with the real wallet beside it. */
export async function openAskingWorld(label: string) {
  const space = await openTestSpace(label);
  await space.makeTopics([walletCommands, memberEvents]);
  const identity = await startIdentityServer();
  // A stake that identity does not answer for in seven tenths of a second is refused.
  const patient = { ANSWER_WAIT_FACTOR: String(PATIENT_WAIT_FACTOR) };
  const wallet = await startTestService(walletService, {
    space,
    env: {
      ...patient,
      DATABASE_URL: await space.createDatabase('wallet'),
      IDENTITY_URL: identity.url,
    },
  });
  const running = await startTestService(askingService(wallet.url), { space, env: patient });
  const { deps } = running;
  const commands = await listenTo(space, walletCommands);
  const memberId = randomUUID();

  const commandOf = (kind: CommandKind, changes: Partial<MoneyCommand> = {}): MoneyCommand => {
    const subjectId = changes.subjectId ?? randomUUID();
    const id = { siteId: 'noriter', memberId, subjectType: SUBJECT, subjectId, product: 'ticket' };
    return {
      ...id,
      commandId: kind === 'stake' ? stakeIdOf(subjectId) : randomUUID(),
      kind,
      amount: 1_000n,
      counterAccount: 'house:ticket',
      at: new Date(),
      ...changes,
    };
  };

  return {
    space,
    deps,
    wallet,
    commandOf,
    write: (written: readonly MoneyCommand[]) =>
      withTransaction(deps.pool, (tx) => writeCommands(tx, written)),
    sentOf: (commandId: string) => commands.events.filter(({ id }) => id === commandId).length,
    async ledgerOf(commandId: string) {
      const { rows } = await wallet.deps.pool.query<{ kind: number; refusal: string | null }>(
        'select kind, refusal from ledger where command_id = $1',
        [commandId],
      );
      return rows;
    },
    outboxIsEmpty: () =>
      eventually(async () => {
        const { rowCount } = await deps.pool.query('select 1 from kit.outbox');
        expect(rowCount).toBe(0);
      }),
    async close() {
      await commands.stop();
      await running.stop();
      await wallet.stop();
      await identity.close();
      await space.close();
    },
  };
}
