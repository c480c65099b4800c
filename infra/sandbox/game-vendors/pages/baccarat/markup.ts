import { type Spot, spots } from '../../src/baccarat/bets.ts';
import { digitsOf, t } from '../shared/texts.ts';
import { spotTexts, tableNames, texts } from './texts.ts';

export const chips = [1_000n, 5_000n, 10_000n, 50_000n, 100_000n, 500_000n];
const shown: readonly Spot[] = [
  'playerPair',
  'perfectPair',
  'eitherPair',
  'bankerPair',
  'player',
  'tie',
  'banker',
];

export function markup(): string {
  const tabs = Object.keys(tableNames).map(
    (id) =>
      `<button type="button" class="tab" data-table="${id}"><b>${t(tableNames[id] ?? texts.tables)}</b><span class="mini"></span><small></small></button>`,
  );
  const side = (name: 'player' | 'banker') =>
    `<section class="hand ${name}"><h2>${t(spotTexts[name].name)} <output id="${name}-total"></output></h2><div class="cards" id="${name}-cards"></div></section>`;
  const places = shown.map(
    (spot) =>
      `<button type="button" class="spot ${spot}" data-spot="${spot}"><b>${t(spotTexts[spot].name)}</b><small>${spotTexts[spot].pays}</small><span class="stack"></span></button>`,
  );
  const discs = chips.map(
    (chip, at) =>
      `<button type="button" class="chip c${at}" data-chip="${chip}" aria-pressed="false" aria-label="${digitsOf(chip)}"><span>${chip >= 10_000n ? `${chip / 10_000n}만` : `${chip / 1_000n}천`}</span></button>`,
  );
  const road = (id: 'bead' | 'big' | 'eye' | 'small' | 'roach') =>
    `<figure class="road ${id}"><figcaption>${t(texts[id])}</figcaption><div id="road-${id}"></div></figure>`;
  return `<nav class="tables" aria-label="${t(texts.tables)}">${tabs.join('')}</nav>
    <div class="felt"><div class="phase"><p id="phase" role="status"></p><div class="time"><i id="time"></i></div></div>
    <div class="hands">${side('player')}${side('banker')}</div></div>
    <div class="places${spots.length > 6 ? '' : ' few'}">${places.join('')}</div>
    <div class="desk"><div class="chips" role="group" aria-label="${t(texts.chips)}">${discs.join('')}</div>
    <div class="acts"><button type="button" id="clear">${t(texts.clear)}</button><button type="button" id="again">${t(texts.again)}</button><button type="button" id="place" class="main">${t(texts.place)}</button></div></div>
    <div class="roads">${(['bead', 'big', 'eye', 'small', 'roach'] as const).map(road).join('')}</div>
    <p class="keys">${t(texts.keys)}</p>`;
}
