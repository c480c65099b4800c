import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { fromBinary } from '@bufbuild/protobuf';
import { eventually } from '@noriter/kit/testing';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import { type WalletCommand, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import type { BettingWorld } from './betting-world.ts';

export type AnsweringWallet = Awaited<ReturnType<typeof startAnsweringWallet>>;

type Asked = Pick<WalletCommand, 'commandId'>;
type Answer = { commandId: string; applied: boolean; refusalCode: string; at: string };
type Held = { commands: readonly WalletCommand[]; response: ServerResponse };

/**
 * Stands where betting calls the wallet, and answers of each stake what a test says, once it says so. A call
 * with a stake that has no answer yet is kept, as by a wallet that is slow.
 */
export async function startAnsweringWallet(world: Pick<BettingWorld, 'deps'>) {
  /** In the order in which each was first asked for. */
  const stakes = new Map<string, WalletCommand>();
  const times = new Map<string, number>();
  const answers = new Map<string, Answer>();
  const held = new Set<Held>();

  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { commands: encoded } = (await json(request)) as { commands: string[] };
    const commands = encoded.map((one) =>
      fromBinary(WalletCommandSchema, Buffer.from(one, 'base64')),
    );
    for (const command of commands) {
      const { commandId } = command;
      if (!stakes.has(commandId)) stakes.set(commandId, command);
      times.set(commandId, (times.get(commandId) ?? 0) + 1);
    }
    const one = { commands, response };
    held.add(one);
    response.on('close', () => held.delete(one));
    answerHeld();
  }

  function answerHeld(): void {
    for (const one of held) {
      const outcomes = one.commands.flatMap(({ commandId }) => answers.get(commandId) ?? []);
      if (outcomes.length < one.commands.length) continue;
      held.delete(one);
      one.response.setHeader('content-type', 'application/json');
      const envelope = { resultCode: '0', resultMessage: '', requestId: 'wallet' };
      one.response.end(JSON.stringify({ ...envelope, data: { outcomes } }));
    }
  }

  const { url } = await listenLocally(server);
  world.deps.wallet.url = url;
  const stakesOf = (memberId: string) =>
    [...stakes.values()].filter((command) => command.memberId === memberId);

  return {
    stakesOf,
    /** A member's one stake, once it is asked for. */
    stakeOf: (memberId: string) =>
      eventually(() => {
        const [stake, ...others] = stakesOf(memberId);
        if (!stake || others.length > 0) throw new Error('There is one stake.');
        return stake;
      }),
    timesAsked: ({ commandId }: Asked) => times.get(commandId) ?? 0,
    /**
     * What it answers of a stake, from now on and to whoever waits: that it was taken, or a refusal.
     *
     * @param as another command's id, which it answers about in its place
     */
    answer({ commandId }: Asked, refusalCode = '', { at = new Date(), as = commandId } = {}) {
      const applied = refusalCode === '';
      answers.set(commandId, { commandId: as, applied, refusalCode, at: at.toISOString() });
      answerHeld();
    },
    close: () => closeNow(server),
  };
}
