import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional() }),
});

/** What OTLP over HTTP carries as JSON: https://opentelemetry.io/docs/specs/otlp/. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type Span = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes: Record<string, string>;
};

const KINDS = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

/** A collector of traces that only remembers; what it cannot read it refuses, and says so. */
export async function openCollector() {
  const spans: Span[] = [];
  const problems: string[] = [];
  const server = createServer((request, response) => {
    const read = async () => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') throw new Error(request.url);
      spans.push(...spansOf(await json(request)));
    };
    read().then(
      () => response.setHeader('content-type', 'application/json').end('{}'),
      (error: unknown) => {
        problems.push(String(error));
        response.writeHead(400).end();
      },
    );
  });
  const { url: endpoint } = await listenLocally(server);
  return {
    endpoint,
    spans,
    problems,
    close: () => closeNow(server),
  };
}

function spansOf(body: unknown): Span[] {
  return exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = textsOf(resource.attributes)['service.name'] ?? '';
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name, kind, attributes }) => ({
        service,
        traceId,
        spanId,
        parentSpanId,
        name,
        kind: KINDS[kind] ?? 'internal',
        attributes: textsOf(attributes),
      }));
  });
}

function textsOf(attributes: readonly z.infer<typeof attribute>[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? '']));
}
