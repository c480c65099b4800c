import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { currentContext } from './request-context.ts';

export type { Attributes } from '@opentelemetry/api';

let tracing = false;

/** Whether spans are made at all. Without an exporter nothing is, and nothing costs. */
export function isTracing(): boolean {
  return tracing;
}

/**
 * Starts to make and send spans, for the whole process. Without an endpoint it does nothing, and
 * a trace context that comes in is passed on as it is.
 *
 * @param endpoint base address of an OTLP/HTTP collector, such as `http://127.0.0.1:4318`
 * @returns stop(), which sends what is waiting
 */
export function startTracing(options: { service: string; endpoint: string | undefined }): {
  stop(): Promise<void>;
} {
  if (options.endpoint === undefined || tracing) return { stop: async () => undefined };
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: 3_000,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 4_096 })],
  });
  provider.register({
    contextManager: new AsyncLocalStorageContextManager(),
    propagator: new W3CTraceContextPropagator(),
  });
  tracing = true;
  return {
    async stop() {
      tracing = false;
      // A collector that is away must not fail a shutdown.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/**
 * Runs work in a span of its own; an error ends the span as failed and goes on.
 *
 * @example await inSpan('wallet.apply-batch', { 'batch.size': commands.length }, () => apply());
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  return runSpan(name, { attributes, kind: SpanKind.INTERNAL }, work);
}

/**
 * The same for work that another process asked for: a request served, or a message consumed. The
 * span continues the trace named by `traceparent`, where one came.
 */
export function inIncomingSpan<T>(
  name: string,
  incoming: {
    kind: 'server' | 'consumer';
    traceparent: string | undefined;
    attributes?: Attributes;
  },
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const parent = propagation.extract(context.active(), { traceparent: incoming.traceparent });
  const kind = incoming.kind === 'server' ? SpanKind.SERVER : SpanKind.CONSUMER;
  return context.with(parent, () =>
    runSpan(name, { attributes: incoming.attributes ?? {}, kind }, work),
  );
}

/** The W3C trace context for the next call or event. */
export function currentTraceparent(): string | undefined {
  if (!tracing) return currentContext()?.traceparent;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

function runSpan<T>(
  name: string,
  options: { attributes: Attributes; kind: SpanKind },
  work: () => Promise<T>,
): Promise<T> {
  return trace.getTracer('noriter').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error) span.recordException(error);
}
