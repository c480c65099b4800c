/** The roads as drawings: one SVG each, made anew after a round. */
import { type Placed, ROWS } from '../../src/baccarat/road-grid.ts';
import {
  type BigMark,
  beadPlate,
  bigRoad,
  type DerivedMark,
  type DerivedRoad,
  derivedRoad,
  type Result,
} from '../../src/baccarat/roads.ts';
import { byId } from '../shared/motion.ts';

const colours = {
  player: '#4f8df0',
  banker: '#ea4f59',
  tie: '#3fae6a',
  red: '#ea4f59',
  blue: '#4f8df0',
};
const letters = { player: 'P', banker: 'B', tie: 'T' };

export function drawRoads(results: readonly Result[]): void {
  draw('bead', beadPlate(results), 10, bead);
  draw('big', bigRoad(results), 22, big);
  draw('eye', derived(results, 'bigEyeBoy'), 16, ring);
  draw('small', derived(results, 'smallRoad'), 16, disc);
  draw('roach', derived(results, 'cockroachRoad'), 16, slash);
}

const derived = (results: readonly Result[], road: DerivedRoad) => derivedRoad(results, road);

/** The newest columns are in view. */
function draw<Mark>(
  id: string,
  placed: readonly Placed<Mark>[],
  columns: number,
  shape: (mark: Mark) => string,
): void {
  const last = placed.reduce((most, { column }) => Math.max(most, column), 0);
  const first = Math.max(0, last - columns + 1);
  const grid = Array.from({ length: columns + 1 }, (_, at) => `M${at} 0V${ROWS}`).join('');
  const rows = Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at}H${columns}`).join('');
  const marks = placed
    .filter(({ column }) => column >= first)
    .map(
      ({ column, row, mark }) =>
        `<g transform="translate(${column - first} ${row})">${shape(mark)}</g>`,
    );
  byId(`road-${id}`).innerHTML =
    `<svg viewBox="-0.05 -0.05 ${columns + 0.1} ${ROWS + 0.1}" aria-hidden="true"><rect width="${columns}" height="${ROWS}" fill="#f7f4ec"/><path d="${grid}${rows}" stroke="#d8d1c2" stroke-width=".035" fill="none"/>${marks.join('')}</svg>`;
}

function pairs({ hasPlayerPair, hasBankerPair }: Result): string {
  return `${hasBankerPair ? `<circle cx=".2" cy=".2" r=".15" fill="${colours.banker}" stroke="#fff" stroke-width=".05"/>` : ''}${hasPlayerPair ? `<circle cx=".8" cy=".8" r=".15" fill="${colours.player}" stroke="#fff" stroke-width=".05"/>` : ''}`;
}

function bead(result: Result): string {
  const { outcome } = result;
  return `<circle cx=".5" cy=".5" r=".42" fill="${colours[outcome]}"/><text x=".5" y=".69" font-size=".54" font-weight="700" text-anchor="middle" fill="#fff">${letters[outcome]}</text>${pairs(result)}`;
}

function big(mark: BigMark): string {
  const ties =
    mark.ties === 0 ? '' : `<path d="M.2 .8L.8 .2" stroke="${colours.tie}" stroke-width=".13"/>`;
  const count =
    mark.ties > 1
      ? `<text x=".5" y=".68" font-size=".5" font-weight="700" text-anchor="middle" fill="${colours.tie}">${mark.ties}</text>`
      : '';
  return `<circle cx=".5" cy=".5" r=".37" fill="none" stroke="${colours[mark.outcome]}" stroke-width=".14"/>${ties}${count}${pairs(mark)}`;
}

const ring = (mark: DerivedMark) =>
  `<circle cx=".5" cy=".5" r=".34" fill="none" stroke="${colours[mark]}" stroke-width=".15"/>`;
const disc = (mark: DerivedMark) => `<circle cx=".5" cy=".5" r=".36" fill="${colours[mark]}"/>`;
const slash = (mark: DerivedMark) =>
  `<path d="M.2 .8L.8 .2" stroke="${colours[mark]}" stroke-width=".17" stroke-linecap="round"/>`;
