import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refuse, transportCodes } from '../contract/result-codes.ts';

/**
 * Sends requests away with E002 while the event loop is late by more than `delayMs`, measured each
 * second: to answer some in time is worth more than to answer all too late.
 */
export async function registerOverload(app: FastifyInstance, delayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayMs,
    pressureHandler: (_request, _reply, _kind, measuredMs) => sendAway(measuredMs),
  });
}

/**
 * Infinity means that a whole second went by without one measurement: the process had been asleep
 * (paused, or without a processor) and is awake now. That is no reason to send anybody away.
 */
export function sendAway(measuredMs: number | undefined): Promise<void> | undefined {
  if (measuredMs === Number.POSITIVE_INFINITY) return undefined;
  return Promise.reject(refuse(transportCodes, 'E002'));
}
