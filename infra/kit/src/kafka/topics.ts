import type { DescMessage, MessageShape } from '@bufbuild/protobuf';

/** One entry of the topic catalogue in `@noriter/proto/topics`. */
export type Topic<Schema extends DescMessage = DescMessage> = {
  readonly name: string;
  readonly key: string;
  readonly schema: Schema;
  readonly partitions: number;
  /**
   * The type of its messages, where all have the same: no header repeats it, nor who sent them, which the
   * topic or the message's proof says.
   */
  readonly type?: string;
  /** Whether each message carries the MAC of its sender. */
  readonly isSigned?: boolean;
  /** Whose name its messages' MACs are made for, where one proof serves several topics; else its own. */
  readonly provenAs?: string;
};

/** The Protobuf message a topic carries. */
export type TopicMessage<T extends Topic> = MessageShape<T['schema']>;

/** Names as the broker knows them: tests put a prefix of their own before each. */
export type TopicNames = {
  /** The broker's name of a topic. */
  of(topic: { readonly name: string }): string;
  /** The broker's name of the topic's dead letters. */
  dlqOf(topic: { readonly name: string }): string;
};

/**
 * Gives the broker's names of the catalogue's topics.
 *
 * @param prefix put before every name; empty outside tests
 * @example topicNames('').dlqOf(walletCommands) // 'wallet.commands.dlq'
 */
export function topicNames(prefix: string): TopicNames {
  return {
    of: (topic) => `${prefix}${topic.name}`,
    dlqOf: (topic) => `${prefix}${topic.name}.dlq`,
  };
}
