import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { TEST_SITE_ID } from './test-site.ts';
import type { TestSpace } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { type WalletCommand, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';

/** A command as a service would send it; what a test does not say is filled in. */
export function commandMessage(
  draft: MessageInitShape<typeof WalletCommandSchema> & { memberId: string },
): WalletCommand {
  return create(WalletCommandSchema, {
    commandId: randomUUID(),
    siteId: TEST_SITE_ID,
    subjectType: 'test',
    subjectId: 'test',
    ...draft,
  });
}

export async function sendCommand(
  space: TestSpace,
  draft: Parameters<typeof commandMessage>[0],
): Promise<WalletCommand> {
  const value = commandMessage(draft);
  await space.producer.send(walletCommands, { key: value.memberId, id: value.commandId, value });
  return value;
}
