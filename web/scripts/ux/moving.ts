import type { Page } from '@playwright/test';
import type { BusyMatch } from './busy-match.ts';
import { type Press, type PressEvent, pressOf } from './presses.ts';

/** The phone's processor beside this one. */
const slowness = 4;
const pressCount = 50;
const pressMs = 250;
const basketMs = 1_000;
const share = 0.98;
const cellsMin = 200;

type Point = { x: number; y: number };
type Seen = { shift: number; events: Record<string, PressEvent[]> };
type Moving = {
  shift: number;
  inpMs: number;
  prices: number;
  /** The slowest first. */
  presses: readonly Press[];
};

/**
 * How much the page shifts, and how long a press takes until it is drawn, on a slow phone on which
 * more than two hundred prices of a match move every second.
 */
export async function whileMoving(page: Page, match: BusyMatch): Promise<Moving> {
  const cells = page.locator('#content fieldset button[aria-pressed][aria-disabled]');
  await cells.nth(cellsMin).waitFor({ state: 'attached' });
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const prices = await cells.count();
  const moving = setInterval(() => void match.basket(), basketMs);
  for (let press = 0; press < pressCount; press += 1) {
    const seen = await page.evaluate(cellsInSight);
    const { x, y } = seen[press % seen.length] ?? { x: 0, y: 0 };
    // By its place, as a finger: what finds and checks an element would be work of the page too.
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(pressMs);
  }
  clearInterval(moving);
  const { shift, events } = await page.evaluate(() => Reflect.get(window, 'uxSeen') as Seen);
  const presses = Object.values(events)
    .map(pressOf)
    .toSorted((one, other) => other.ms - one.ms);
  // What was drawn faster than an event is written down counts as nothing.
  const inpMs = presses[pressCount - Math.ceil(pressCount * share)]?.ms ?? 0;
  return { shift: Math.round(shift * 1_000) / 1_000, inpMs: Math.round(inpMs), prices, presses };
}

/** Runs inside the page: where the open prices are that a thumb reaches. */
function cellsInSight(): Point[] {
  const open = document.querySelectorAll('#content fieldset button[aria-disabled=false]');
  const places: Point[] = [];
  for (const cell of open) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    if (y > innerHeight * 0.8) break;
    if (y > innerHeight * 0.2) places.push({ x: x + width / 2, y: y + height / 2 });
  }
  return places;
}

/** Runs inside the page: writes down what moves by itself, and each touch until it was drawn. */
function watch(): void {
  const seen: Seen = { shift: 0, events: {} };
  Object.assign(window, { uxSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const event = entry as PerformanceEventTiming & { interactionId: number };
      const { interactionId, startTime, duration, processingStart, processingEnd } = event;
      if (interactionId === 0) continue;
      const others = seen.events[interactionId] ?? [];
      const [from, to] = [processingStart, processingEnd];
      seen.events[interactionId] = [...others, { startTime, from, to, duration }];
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
