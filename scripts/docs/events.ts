import { readFileSync } from 'node:fs';
import type { Topic } from '@noriter/kit/topics';
import { topics } from '@noriter/proto/topics';

/** What a service says of the topics it reads and writes. */
export type TopicUser = {
  name: string;
  consumes?: readonly { topic: Topic }[];
  emits?: readonly Topic[];
};

/** docs/events.md: each topic with who writes it, who reads it and the message on it. */
export function eventsDocument(services: readonly TopicUser[]): string {
  const shown = new Map<string, string>();
  const sections = topics.map((topic) => {
    const producers = services.filter(({ emits = [] }) =>
      emits.some(({ name }) => name === topic.name),
    );
    const consumers = services.filter(({ consumes = [] }) =>
      consumes.some((one) => one.topic.name === topic.name),
    );
    return [
      `## ${topic.name}`,
      '',
      `| key | partitions | producers | consumers | message |`,
      '|---|---|---|---|---|',
      `| ${topic.key} | ${topic.partitions} | ${names(producers)} | ${names(consumers)} | \`${topic.schema.typeName}\` |`,
      '',
      ...typeOf(topic),
      ...messageOf(topic, shown),
      '',
    ].join('\n');
  });
  return [
    '# Events',
    '',
    'Generated from `proto/` and from what each service says it consumes and emits.',
    'Each message is binary Protobuf. Its headers are those of CloudEvents (`ce_id`, `ce_type`,',
    '`ce_source`, `ce_time`) with `traceparent` and `x-request-id`. Where a topic has one type of',
    'message, it is told here instead of `ce_type` and `ce_source`. A message that could not be',
    'handled is on the topic with `.dlq` at its end, which identity reads for the back office.',
    '',
    ...sections,
  ].join('\n');
}

function typeOf({ type }: Topic): string[] {
  return type === undefined ? [] : [`The type of all its messages is \`${type}\`.`, ''];
}

/** @param shown where each message is shown, by its file: two topics may carry the same */
function messageOf({ name, schema }: Topic, shown: Map<string, string>): string[] {
  const place = shown.get(schema.file.name);
  if (place !== undefined)
    return [`The message is that of [${place}](#${place.replace('.', '')}).`];
  shown.set(schema.file.name, name);
  return ['```proto', protoSource(schema.file.name), '```'];
}

function names(services: readonly TopicUser[]): string {
  return services.length === 0 ? '–' : services.map(({ name }) => name).join(', ');
}

/** The contract as people wrote it, comments and all, without the lines every file begins with. */
function protoSource(file: string): string {
  const text = readFileSync(new URL(`../../proto/${file}.proto`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => !/^(syntax|package|import) /.test(line))
    .join('\n')
    .trim();
}
