import { fromBinary } from '@bufbuild/protobuf';
import { UnacceptableEvent } from '@noriter/kit/kafka';
import { keyOfMac, questionAbout } from '@noriter/kit/message-mac';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { walletCommands } from '@noriter/proto/topics';
import { type WalletCommand, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import type { AskerKey } from '../../command-keys.ts';
import type { WalletDeps } from '../../deps.ts';
import {
  type CommandWay,
  knownSource,
  mayAsk,
  mayName,
} from '../../domain/ledger/askable-kinds.ts';
import type { Command } from '../../domain/ledger/command.ts';
import { counterOf } from '../../domain/ledger/posting.ts';
import { commandOf } from '../../events/command-message.ts';

/** The sender has no business with such a command: a person looks at it, and nothing moves. */
export class ForbiddenCommand extends UnacceptableEvent {
  override readonly name = 'ForbiddenCommand';
}

type Asker = { source: string; way: CommandWay };
type Deps = Pick<WalletDeps, 'forbiddenCommands' | 'log'>;

/** A command as it came, on either way: its bytes, its id, and what proves them. */
export type CameCommand = {
  id: string;
  value: Uint8Array;
  mac: string | undefined;
  /** It is not to be applied: its sender asks what became of it. */
  isQuestion?: boolean;
};

/**
 * Whose command it is: the MAC says it, whatever its headers or its caller say.
 *
 * @throws ForbiddenCommand, with an alarm, when no service that may ask has made it
 */
export function askerOf(
  { forbiddenCommands, log, config }: Deps & Pick<WalletDeps, 'config'>,
  { id, value, mac, isQuestion = false }: CameCommand,
  way: CommandWay,
): AskerKey {
  const topic = isQuestion ? questionAbout(walletCommands.name) : walletCommands.name;
  const key = keyOfMac(config.COMMAND_KEYS, mac, { topic, id, value });
  if (key !== null) return key;
  forbiddenCommands.inc({ source: 'other', kind: 'unproven', way });
  log.error({ way, commandId: id }, 'a command that no service proves was refused');
  throw new ForbiddenCommand(`No service proves command ${id}.`);
}

/**
 * Reads a command that a service asks for.
 *
 * @throws MalformedCommand when it is none; ForbiddenCommand when its sender may not ask for it
 */
export function askedCommand(deps: Deps, message: WalletCommand, asker: Asker): Command {
  const command = commandOf(message);
  checkAskable(deps, command, asker);
  return command;
}

/** @throws ForbiddenCommand, with an alarm: its sender is broken, or is not who it pretends to be */
export function checkAskable(
  { forbiddenCommands, log }: Deps,
  { commandId, kind, from, to }: Command,
  { source, way }: Asker,
): void {
  const account = counterOf(kind, { from, to });
  if (mayAsk(source, way, kind) && mayName(source, kind, account)) return;
  forbiddenCommands.inc({ source: knownSource(source), kind, way });
  const asked = { source, kind, way, commandId, account };
  log.error(asked, 'a service asked for a command that it may not');
  throw new ForbiddenCommand(
    `${source} may not ask for ${kind} with ${account} (command ${commandId}).`,
  );
}

/** A command as a call has it, and who calls. */
type CalledCommand = {
  base64: string;
  mac: string | undefined;
  caller: string;
  /** Who may ask for it on the topic may ask what became of it. */
  isQuestion?: boolean;
};

/**
 * Reads a command of a call.
 *
 * @throws Refusal H400 for what is no command, H403 for what the caller does not prove or may not ask
 *   for: then nothing of the call is done
 */
export function calledCommand(
  deps: Deps & Pick<WalletDeps, 'config'>,
  { base64, mac, caller, isQuestion = false }: CalledCommand,
): { command: Command; key: AskerKey } {
  try {
    const value = Buffer.from(base64, 'base64');
    const message = fromBinary(WalletCommandSchema, value);
    const key = askerOf(deps, { id: message.commandId, value, mac, isQuestion }, 'call');
    // Its caller and its key are one service's: a stolen one alone is worth nothing.
    if (key.source !== caller) throw new ForbiddenCommand(`${caller} has a key of ${key.source}.`);
    const way = isQuestion ? 'topic' : 'call';
    return { command: askedCommand(deps, message, { source: caller, way }), key };
  } catch (error) {
    throw refuse(transportCodes, error instanceof ForbiddenCommand ? 'H403' : 'H400');
  }
}
