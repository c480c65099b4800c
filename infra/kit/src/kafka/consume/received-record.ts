import type { KafkaMessage } from 'kafkajs';
import { MAC_HEADER } from '../../auth/message-mac.ts';
import type { RawEvent } from '../event.ts';
import { headerText, headerTexts } from './header-texts.ts';

/** A record as it came from the broker. */
export function receivedRecord(
  topic: string,
  partition: number,
  message: Pick<KafkaMessage, 'key' | 'value' | 'headers' | 'offset'>,
): RawEvent {
  return new ReceivedRecord(topic, partition, message);
}

/**
 * Every event of the site passes here, and its key and most of its headers are read by few: they
 * become texts for those alone.
 */
class ReceivedRecord implements RawEvent {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly value: Uint8Array;
  readonly attempt = 1;
  readonly #message: Pick<KafkaMessage, 'key' | 'headers'>;
  #headers: Readonly<Record<string, string>> | undefined;

  constructor(
    topic: string,
    partition: number,
    message: Pick<KafkaMessage, 'key' | 'value' | 'headers' | 'offset'>,
  ) {
    this.topic = topic;
    this.partition = partition;
    this.offset = message.offset;
    this.value = message.value ?? new Uint8Array();
    this.#message = message;
  }

  get id(): string | undefined {
    return headerText(this.#message.headers, 'ce_id');
  }

  get mac(): string | undefined {
    return headerText(this.#message.headers, MAC_HEADER);
  }

  get key(): string {
    return this.#message.key?.toString() ?? '';
  }

  get headers(): Readonly<Record<string, string>> {
    this.#headers ??= headerTexts(this.#message.headers);
    return this.#headers;
  }
}
