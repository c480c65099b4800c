import type { Category } from '../../../shared/art/category-art.tsx';

/** A lobby: one group of games, with a page for each vendor in it. */
export const lobbies = {
  live: { group: 'casino', art: 'live', to: '/member/livecasino' },
  hotel: { group: 'hc-casino', art: 'hotel', to: '/member/hotelcasino' },
  slot: { group: 'slot', art: 'slot', to: '/member/slotgame' },
  hotelSlot: { group: 'h-slot', art: 'slot', to: '/member/hotelslot' },
  fishing: { group: 'fishing', art: 'fishing', to: '/member/phishinggame' },
} as const satisfies Record<string, { group: string; art: Category; to: string }>;

export type LobbyKey = keyof typeof lobbies;

/** The specification's words for vendors in addresses; any other vendor is at its code. */
const vendorWords: Readonly<Partial<Record<LobbyKey, Readonly<Record<string, string>>>>> = {
  live: {
    evolution: '1',
    asiagaming: '5',
    pragmatic: '10',
    dreamcasino: '6',
    sexygaming: '9',
    biggaming: '2',
  },
  slot: {
    kplayslot: '200',
    pragslot: '201',
    habanero: '202',
    slot_elle: '203',
    slot_quick: '204',
    slot_spade: '205',
    slot_playandgo: '206',
    slot_worldmath: '207',
    slot_microgaming: '208',
    slot_ylgaming: '209',
  },
  fishing: { kplayfishing: '1000' },
};

/** A number; of hotels with their letters before it. */
const CODE = /^(hc?)?(0|[1-9]\d{0,5})$/;

/** The vendor code an address names, or null where it names none. */
export function vendorCodeOf(lobby: LobbyKey, word: string): string | null {
  const code = vendorWords[lobby]?.[word];
  return code ?? (CODE.test(word) ? word : null);
}

/** The address of a vendor within its lobby. */
export function vendorWordOf(lobby: LobbyKey, code: string): string {
  const words = Object.entries(vendorWords[lobby] ?? {});
  return words.find(([, known]) => known === code)?.[0] ?? code;
}

/** Where a game's group has its lobby; null for groups that are shown elsewhere. */
export function lobbyOfGroup(group: string): LobbyKey | null {
  const found = Object.entries(lobbies).find(([, lobby]) => lobby.group === group)?.[0];
  return found === undefined || !isLobbyKey(found) ? null : found;
}

function isLobbyKey(key: string): key is LobbyKey {
  return key in lobbies;
}
