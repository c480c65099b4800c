/** Calls that a site has to refuse, whatever they look like. */

import { packedNow } from '../calls/caller.ts';
import { send } from '../calls/send.ts';
import type { Call, Packed } from '../protocols/protocol.ts';
import { withField } from '../protocols/raw-json.ts';
import { type Attack, ask, count, finish, forge, newStake, settle } from './attacker.ts';
import { sendRaw } from './raw-send.ts';

/** A stake that is nowhere in the book, because it must never be taken. */
function phantom({ caller, player, gameCode }: Attack, amount = 1_000n): Call {
  const [txId, roundId] = [crypto.randomUUID(), crypto.randomUUID()];
  return caller.protocol.bet(player, { txId, roundId, gameCode, amount });
}

export async function wrongSignature(attack: Attack): Promise<void> {
  const call = phantom(attack);
  await forge(attack, call, broken(packedNow(attack.caller, call)));
}

/** Signs one body and sends another; a token in the address, which signs no body, is spoilt. */
function broken(packed: Packed): Packed {
  const spoilt = (text: string) => text.replace(/authToken=.{6}/, 'authToken=forged');
  const headers = Object.fromEntries(
    Object.entries(packed.headers).map(([name, value]) => [
      name,
      name.endsWith('signature') ? value.split('').toReversed().join('') : value,
    ]),
  );
  const body = packed.body.replace(/hash=./, 'hash=!');
  return { path: spoilt(packed.path), headers, body };
}

/** As if it had been kept for an hour, or signed with a key of before. */
export async function oldSignature(attack: Attack): Promise<void> {
  const { caller } = attack;
  const call = phantom(attack);
  const isDated = caller.protocol.name === 'vortex';
  const seal = {
    key: caller.key,
    at: new Date(Date.now() - 3_600_000),
    nonce: crypto.randomUUID(),
  };
  const packed = caller.protocol.pack(call, seal);
  await forge(attack, call, isDated ? packed : broken(packed));
}

/** The very bytes again. Where a nonce is part of them they are refused, elsewhere answered as before. */
export async function replayedNonce(attack: Attack): Promise<void> {
  const { caller } = attack;
  const wager = newStake(attack);
  const call = caller.protocol.bet(attack.player, wager);
  const packed = packedNow(caller, call);
  const stands = await settle(attack, wager, await ask(attack, call, packed));
  if (caller.protocol.name === 'vortex') await forge(attack, call, packed);
  else await ask(attack, call, packed);
  if (stands) await finish(attack, wager);
}

export async function badAmount(attack: Attack, digits: string | null): Promise<void> {
  const { protocol } = attack.caller;
  const call = phantom(attack);
  const field = digits === null ? undefined : protocol.amountField(digits);
  await forge(attack, { ...call, fields: withField(call.fields, protocol.amountPath, field) });
}

/** One member's session, another one's name. */
export async function otherSession(attack: Attack): Promise<void> {
  const { protocol } = attack.caller;
  const call = phantom(attack);
  const fields = withField(call.fields, protocol.playerPath, attack.other.playerId);
  await forge(attack, { ...call, fields });
}

export async function halfClosed(attack: Attack): Promise<void> {
  const { caller } = attack;
  const call = phantom(attack);
  const reply = count(attack, call, await sendRaw(caller.door, packedNow(caller, call), 'half'));
  if (reply.outcome === 'done') attack.wronged(call);
}

/** It is honest, and takes a second to arrive. */
export async function slowBody(attack: Attack): Promise<void> {
  const { caller } = attack;
  const wager = newStake(attack);
  const call = caller.protocol.bet(attack.player, wager);
  const sent = await sendRaw(caller.door, packedNow(caller, call), 'slow');
  if (await settle(attack, wager, count(attack, call, sent))) await finish(attack, wager);
}

/** Gone before the answer comes; asked again with the same id, it has one. */
export async function lostAnswer(attack: Attack, timeoutMs: number): Promise<void> {
  const { caller } = attack;
  const wager = newStake(attack);
  const call = caller.protocol.bet(attack.player, wager);
  const first = await send({ ...caller.door, timeoutMs }, packedNow(caller, call));
  const reply = count(attack, call, first);
  const known =
    reply.outcome === 'unknown' && attack.mode === 'lost-answer' ? await ask(attack, call) : reply;
  if (await settle(attack, wager, known)) await finish(attack, wager);
}
