/** Reels as strips that slide: the compositor moves them, so a slow phone keeps up. */
import type { SymbolId } from '../../src/slots/theme.ts';
import { after, moves } from '../shared/motion.ts';

export type View = readonly (readonly SymbolId[])[];

export type Reels = {
  show(view: View): void;
  /** Spins until every reel has stopped at the view. */
  spinTo(view: Promise<View | null>): Promise<void>;
  mark(cells: readonly (readonly [reel: number, row: number])[]): void;
  /** A second press ends the spin at once. */
  hurry(): void;
};

const ROWS = 3;
const BLUR = 14;

export function drawReels(place: HTMLElement, fill: readonly SymbolId[]): Reels {
  let isHurried = false;
  const strips = Array.from({ length: 5 }, () => {
    const reel = document.createElement('div');
    reel.className = 'reel';
    const strip = document.createElement('div');
    strip.className = 'strip';
    reel.append(strip);
    place.append(reel);
    return strip;
  });
  let shown: View = strips.map(() => fill.slice(0, ROWS));

  function cellOf(symbol: SymbolId): SVGElement {
    const cell = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    cell.setAttribute('viewBox', '0 0 100 100');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#symbol-${symbol}`);
    cell.append(use);
    return cell;
  }

  function show(view: View): void {
    shown = view;
    strips.forEach((strip, at) => {
      for (const animation of strip.getAnimations()) animation.cancel();
      strip.replaceChildren(...(view[at] ?? []).map(cellOf));
    });
  }

  async function spinTo(coming: Promise<View | null>): Promise<void> {
    isHurried = false;
    mark([]);
    const before = shown;
    const turning = moves() ? strips.map((strip, at) => turn(strip, before[at] ?? [])) : [];
    const view = await coming;
    if (!view) {
      for (const animation of turning) animation.cancel();
      show(before);
      return;
    }
    if (!moves()) {
      show(view);
      await after(60);
      return;
    }
    await Promise.all(strips.map((strip, at) => stop(strip, view[at] ?? [], at)));
    shown = view;
  }

  /** Runs on until the answer is there. */
  function turn(strip: HTMLElement, from: readonly SymbolId[]): Animation {
    const random = Array.from(
      { length: BLUR },
      (_, at) => fill[(at * 5 + from.length * 3) % fill.length] ?? '',
    );
    strip.replaceChildren(...random.concat(random.slice(0, ROWS)).map(cellOf));
    const share = (BLUR / (BLUR + ROWS)) * 100;
    return strip.animate(
      [{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }],
      { duration: 520, iterations: Number.POSITIVE_INFINITY },
    );
  }

  async function stop(strip: HTMLElement, view: readonly SymbolId[], at: number): Promise<void> {
    await after(isHurried ? 0 : 180 + at * 150);
    for (const animation of strip.getAnimations()) animation.cancel();
    const lead = fill.slice(0, 5);
    strip.replaceChildren(...[...view, ...lead].map(cellOf));
    const share = (lead.length / (lead.length + ROWS)) * 100;
    const frames = [
      { transform: `translateY(-${share}%)` },
      { transform: 'translateY(1.4%)', offset: 0.82 },
      { transform: 'translateY(0)' },
    ];
    const options = { duration: isHurried ? 120 : 360, easing: 'cubic-bezier(.2,.7,.3,1)' };
    await strip.animate(frames, options).finished.catch(() => undefined);
    strip.replaceChildren(...view.map(cellOf));
  }

  function mark(cells: readonly (readonly [reel: number, row: number])[]): void {
    place.classList.toggle('won', cells.length > 0);
    strips.forEach((strip, reel) => {
      [...strip.children].forEach((cell, row) => {
        cell.classList.toggle(
          'hit',
          cells.some(([one, other]) => one === reel && other === row),
        );
      });
    });
  }

  return {
    show,
    spinTo,
    mark,
    hurry() {
      isHurried = true;
    },
  };
}
