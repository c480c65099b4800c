import { type Card, rankOf, totalOf } from '../../src/baccarat/cards.ts';
import type { Coup } from '../../src/baccarat/coup.ts';
import { byId, moves } from '../shared/motion.ts';

const suits = [
  // spade, heart, diamond, club
  'M50 6C30 34 10 44 12 64c2 16 20 20 32 8-1 12-6 18-14 22h40c-8-4-13-10-14-22 12 12 30 8 32-8 2-20-18-30-38-58z',
  'M50 90C14 60 8 44 10 30 13 10 38 6 50 28 62 6 87 10 90 30c2 14-4 30-40 60z',
  'M50 4l36 46-36 46L14 50z',
  'M50 6c-14 0-22 10-20 22 2 8 6 12 10 16-14-6-32 0-32 18 0 20 26 26 38 10 0 12-6 18-14 22h36c-8-4-14-10-14-22 12 16 38 10 38-10 0-18-18-24-32-18 4-4 8-8 10-16 2-12-6-22-20-22z',
];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

function cardSvg(card: Card): string {
  const suit = Math.floor(card / 13);
  const colour = suit === 1 || suit === 2 ? '#c8232f' : '#1b1f27';
  const path = suits[suit] ?? '';
  const rank = ranks[rankOf(card)] ?? '';
  return `<svg viewBox="0 0 100 140" aria-hidden="true"><rect x="1" y="1" width="98" height="138" rx="9" fill="#fffdf7" stroke="#cfc8ba"/><g fill="${colour}"><text x="12" y="36" font-size="34" font-weight="800" letter-spacing="-2">${rank}</text><path d="${path}" transform="translate(12 44) scale(.24)"/><path d="${path}" transform="translate(25 58) scale(.62)"/></g></svg>`;
}

function element(card: Card, isThird: boolean): HTMLElement {
  const place = document.createElement('div');
  place.className = isThird ? 'card third' : 'card';
  place.innerHTML = `<div class="turn"><div class="face">${cardSvg(card)}</div><div class="reverse"></div></div>`;
  return place;
}

let timers: number[] = [];
let shown = '';

/**
 * Deals a coup within the time that is left of its phase; all at once when nothing may move, or when
 * somebody comes late.
 */
export function showCoup(key: string, coup: Coup | null, ms: number): void {
  if (key === shown) return;
  shown = key;
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  for (const side of ['player', 'banker'] as const) {
    byId(`${side}-cards`).replaceChildren();
    byId(`${side}-total`).textContent = '';
  }
  if (!coup) return;
  const deals: ['player' | 'banker', number][] = [
    ['player', 0],
    ['banker', 0],
    ['player', 1],
    ['banker', 1],
  ];
  if (coup.player[2] !== undefined) deals.push(['player', 2]);
  if (coup.banker[2] !== undefined) deals.push(['banker', 2]);
  const step = moves() ? Math.min(950, (ms * 0.85) / deals.length) : 0;
  deals.forEach(([side, at], turn) => {
    const show = () => deal(side, coup[side], at);
    if (step < 40) show();
    else timers.push(setTimeout(show, turn * step));
  });
}

function deal(side: 'player' | 'banker', cards: readonly Card[], at: number): void {
  const card = cards[at];
  if (card === undefined) return;
  byId(`${side}-cards`).append(element(card, at === 2));
  byId(`${side}-total`).textContent = String(totalOf(cards.slice(0, at + 1)));
}
