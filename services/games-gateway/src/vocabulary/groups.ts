/** The specification's groups of games, in the order of the menus. */
export const groups = [
  { code: 'casino', ko: '라이브 카지노', en: 'Live casino', vi: 'Sòng bài trực tiếp' },
  { code: 'hc-casino', ko: '호텔 카지노', en: 'Hotel casino', vi: 'Sòng bài khách sạn' },
  { code: 'slot', ko: '슬롯', en: 'Slots', vi: 'Nổ hũ' },
  { code: 'h-slot', ko: '호텔 슬롯', en: 'Hotel slots', vi: 'Nổ hũ khách sạn' },
  { code: 'fishing', ko: '피싱', en: 'Fishing', vi: 'Bắn cá' },
  { code: 'esport', ko: 'e스포츠', en: 'E-sports', vi: 'Thể thao điện tử' },
  { code: 'virtual', ko: '가상게임', en: 'Virtual games', vi: 'Trò chơi ảo' },
] as const;

export type GroupCode = (typeof groups)[number]['code'];

/** What a stake counts for in a rolling requirement: hotel games count as what they are. */
export function productOf(groupCode: string): string {
  return groupCode.replace(/^hc?-/, '');
}
