import { fromBinary, toJson } from '@bufbuild/protobuf';
import type { Topic } from '@noriter/kit/topics';

/**
 * An event's bytes as JSON, for people: names in camel case, 64-bit numbers as texts.
 *
 * @returns null for bytes that are not the topic's message
 * @example eventJson(walletCommands, letter.value) // { commandId: '0199…', amount: '5000', … }
 */
export function eventJson(topic: Topic, bytes: Uint8Array): unknown {
  try {
    return toJson(topic.schema, fromBinary(topic.schema, bytes));
  } catch {
    return null;
  }
}
