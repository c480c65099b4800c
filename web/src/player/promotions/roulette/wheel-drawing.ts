/** Where things lie on a wheel of equal fields whose first field begins at the top, clockwise. */

export type Point = { x: number; y: number };

/** The place on a circle around 0,0 so far clockwise from the top, in degrees. */
export function onCircle(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The outline of a field as an SVG path. */
export function fieldPath(radius: number, index: number, count: number): string {
  const size = 360 / count;
  const from = onCircle(radius, index * size);
  const to = onCircle(radius, (index + 1) * size);
  const isLarge = size > 180 ? 1 : 0;
  return `M 0 0 L ${from.x} ${from.y} A ${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y} Z`;
}

/**
 * How far a wheel is turned when it stops with a field's middle under the pointer at the top: whole
 * turns more than it is turned now, so that it always runs forwards.
 */
export function turnTo(slot: number, count: number, turned: number, turns: number): number {
  const size = 360 / count;
  const rest = (360 - (slot + 0.5) * size) % 360;
  return Math.ceil(turned / 360) * 360 + turns * 360 + rest;
}

/** The field that is under the pointer of a wheel that is turned so far. */
export function slotUnder(turned: number, count: number): number {
  const size = 360 / count;
  const at = (((360 - turned) % 360) + 360) % 360;
  return Math.floor(at / size) % count;
}
