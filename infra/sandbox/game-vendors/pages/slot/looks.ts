/** How each theme looks: its symbols and the colours of its page. */
import type { SymbolId } from '../../src/slots/theme.ts';
import {
  bolt,
  bridge,
  coin,
  coral,
  crown,
  cup,
  dragon,
  fan,
  fish,
  flower,
  gem,
  heart,
  lantern,
  leaf,
  moon,
  mortar,
  note,
  type Paint,
  pearl,
  plaque,
  rabbit,
  type Shape,
  star,
  tower,
  turtle,
  wave,
} from './shapes.ts';

const paint = (light: string, main: string, dark: string): Paint => ({ light, main, dark });
const gold = paint('#fff2c4', '#f2b33d', '#6b3d05');
const red = paint('#ffd9d2', '#e8564f', '#5c0f14');
const blue = paint('#d8ecff', '#4c8fe6', '#0e2b57');
const green = paint('#d9f7dc', '#3fae6a', '#0b3d22');
const violet = paint('#ecdcff', '#9a63e0', '#33155c');
const pink = paint('#ffe1ee', '#ee78ab', '#5e1238');
const teal = paint('#d2fbf4', '#2fb3a8', '#06403c');
const silver = paint('#ffffff', '#aebccd', '#33414f');

export type Look = {
  readonly name: string;
  readonly symbols: Readonly<Record<SymbolId, string>>;
};

const drawn = (shape: Shape, colours: Paint) => shape(colours);

export const looks: Readonly<Record<string, Look>> = {
  'noriter-moon-rabbit': {
    name: 'moon',
    symbols: {
      G: drawn(rabbit, paint('#ffffff', '#f39bb4', '#3d2a4a')),
      A: drawn(mortar, paint('#f5e0c3', '#a9703f', '#3c2210')),
      B: drawn(lantern, red),
      C: drawn(fan, violet),
      D: drawn(coin, gold),
      E: drawn(flower, pink),
      F: drawn(leaf, green),
      W: plaque('WILD', moon(paint('#fff7d6', '#e9c766', '#6b4c0b')), gold),
      S: plaque('FREE', star(paint('#e8f3ff', '#78b4ff', '#12305e')), blue),
    },
  },
  'noriter-dragon-palace': {
    name: 'palace',
    symbols: {
      G: drawn(dragon, paint('#fff0b8', '#e0a021', '#5b3200')),
      A: drawn(pearl, paint('#fdf3ff', '#7fa9d6', '#1c3354')),
      B: drawn(crown, gold),
      C: drawn(turtle, green),
      D: drawn(fish, red),
      E: drawn(coral, pink),
      F: drawn(wave, blue),
      W: plaque('WILD', gem(teal), teal),
      S: plaque('FREE', coin(gold), gold),
    },
  },
  'noriter-seoul-night': {
    name: 'seoul',
    symbols: {
      G: drawn(tower, paint('#fff', '#f3557b', '#3a0f2d')),
      A: drawn(bridge, paint('#ffe6a8', '#8f7bf0', '#20164f')),
      B: drawn(heart, red),
      C: drawn(note, violet),
      D: drawn(cup, paint('#fff4e4', '#c88a56', '#42240e')),
      E: drawn(gem, teal),
      F: drawn(star, silver),
      W: plaque('WILD', bolt(gold), gold),
      S: plaque('FREE', moon(paint('#f3f0ff', '#b3a2ff', '#2d2170')), violet),
    },
  },
};
