/** Drawn marks by group, around the origin, some 140 wide; fill and stroke come from outside. */
import type { Group } from './suppliers.ts';

const star = '<path d="M0-78 L20-26 L76-24 L32 10 L48 64 L0 33 L-48 64 L-32 10 L-76-24 L-20-26Z"/>';
const gem =
  '<path d="M-46-52 H46 L76-14 L0 72 L-76-14Z"/><path d="M-76-14 H76 M-22-14 L0 72 L22-14 L0-52Z" fill="none"/>';
const crown =
  '<path d="M-72 46 L-80-40 L-36-4 L0-62 L36-4 L80-40 L72 46Z"/><path d="M-72 62 H72" fill="none" stroke-width="12"/>';
const lantern =
  '<path d="M-16-76 H16 V-60 H-16Z"/><ellipse cx="0" cy="0" rx="62" ry="58"/><path d="M-30-50 Q-44 0-30 50 M0-58 V58 M30-50 Q44 0 30 50" fill="none"/><path d="M-18 58 H18 V74 H-18Z"/>';
const flower =
  '<g><ellipse cx="0" cy="-42" rx="22" ry="38"/><ellipse cx="40" cy="-12" rx="22" ry="38" transform="rotate(72 40 -12)"/><ellipse cx="25" cy="36" rx="22" ry="38" transform="rotate(144 25 36)"/><ellipse cx="-25" cy="36" rx="22" ry="38" transform="rotate(216 -25 36)"/><ellipse cx="-40" cy="-12" rx="22" ry="38" transform="rotate(288 -40 -12)"/></g><circle r="20"/>';
const moon = '<path d="M30-74 A76 76 0 1 0 30 74 A60 60 0 1 1 30-74Z"/>';
const cards =
  '<g transform="rotate(-14)"><rect x="-66" y="-64" width="84" height="122" rx="10"/></g><g transform="rotate(10)"><rect x="-14" y="-62" width="84" height="122" rx="10"/><path d="M28-26 C46-2 58 8 44 22 C36 28 30 22 28 16 C26 22 20 28 12 22 C-2 8 10-2 28-26Z" stroke-width="3"/></g>';
const wheel =
  '<circle r="72"/><circle r="46" fill="none"/><path d="M0-72 V72 M-72 0 H72 M-51-51 L51 51 M51-51 L-51 51" fill="none"/><circle r="15"/>';
const dice =
  '<g transform="rotate(-12)"><rect x="-58" y="-58" width="116" height="116" rx="20"/><circle cx="-28" cy="-28" r="9"/><circle cx="28" cy="-28" r="9"/><circle r="9"/><circle cx="-28" cy="28" r="9"/><circle cx="28" cy="28" r="9"/></g>';
const fish =
  '<path d="M-60 0 Q-14-56 44-8 L80-36 V36 L44 8 Q-14 56-60 0Z"/><circle cx="-30" cy="-8" r="6"/><path d="M-6-22 Q8 0-6 22" fill="none"/>';
const pad =
  '<path d="M-74 44 Q-86-44-40-44 H40 Q86-44 74 44 Q52 62 30 26 H-30 Q-52 62-74 44Z"/><path d="M-40-20 V12 M-56-4 H-24" fill="none" stroke-width="9"/><circle cx="34" cy="-14" r="8"/><circle cx="52" cy="6" r="8"/>';
const flag =
  '<path d="M-50-72 V76" fill="none" stroke-width="10"/><path d="M-50-68 Q0-92 60-58 V14 Q0-20-50 4Z"/>';

export const emblems: Readonly<Record<Group, readonly string[]>> = {
  casino: [cards, wheel, dice],
  'hc-casino': [cards, wheel, crown],
  slot: [star, gem, crown, lantern, flower, moon],
  'h-slot': [star, gem, crown, lantern, flower, moon],
  fishing: [fish],
  'e-sport': [pad],
  virtual: [flag],
};
