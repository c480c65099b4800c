/** Words that names of demonstration entries are made of: Korean, English, Vietnamese. */
import type { Group } from './suppliers.ts';

export type Word = readonly [ko: string, en: string, vi: string];

export const adjectives: readonly Word[] = [
  ['황금', 'Golden', 'vàng'],
  ['푸른', 'Blue', 'xanh'],
  ['붉은', 'Red', 'đỏ'],
  ['은빛', 'Silver', 'bạc'],
  ['달빛', 'Moonlit', 'ánh trăng'],
  ['별빛', 'Starlit', 'ánh sao'],
  ['신비한', 'Mystic', 'huyền bí'],
  ['잠자는', 'Sleeping', 'say ngủ'],
  ['춤추는', 'Dancing', 'nhảy múa'],
  ['고대의', 'Ancient', 'cổ đại'],
  ['눈 덮인', 'Snowy', 'phủ tuyết'],
  ['비밀의', 'Secret', 'bí mật'],
  ['행운의', 'Lucky', 'may mắn'],
  ['용감한', 'Brave', 'dũng cảm'],
  ['노래하는', 'Singing', 'ca hát'],
  ['불타는', 'Blazing', 'rực lửa'],
  ['깊은 밤', 'Midnight', 'nửa đêm'],
  ['무지개', 'Rainbow', 'cầu vồng'],
  ['작은', 'Little', 'nhỏ'],
  ['끝없는', 'Endless', 'vô tận'],
];

const slotNouns: readonly Word[] = [
  ['호랑이', 'Tiger', 'Hổ'],
  ['까치', 'Magpie', 'Chim khách'],
  ['사슴', 'Deer', 'Nai'],
  ['궁궐', 'Palace', 'Cung điện'],
  ['등불', 'Lantern', 'Đèn lồng'],
  ['보물섬', 'Treasure Isle', 'Đảo kho báu'],
  ['정원', 'Garden', 'Khu vườn'],
  ['연꽃', 'Lotus', 'Hoa sen'],
  ['도깨비', 'Dokkaebi', 'Yêu tinh'],
  ['항아리', 'Jar', 'Chum'],
  ['거북선', 'Turtle Ship', 'Thuyền rùa'],
  ['복주머니', 'Fortune Pouch', 'Túi may mắn'],
  ['은하수', 'Milky Way', 'Dải ngân hà'],
  ['산길', 'Mountain Path', 'Đường núi'],
  ['가면', 'Mask', 'Mặt nạ'],
  ['북소리', 'Drumbeat', 'Tiếng trống'],
  ['열매', 'Fruit', 'Trái cây'],
  ['수정', 'Crystal', 'Pha lê'],
  ['왕관', 'Crown', 'Vương miện'],
  ['기차', 'Train', 'Tàu hỏa'],
  ['나비', 'Butterfly', 'Bướm'],
  ['봉황', 'Phoenix', 'Phượng hoàng'],
  ['사막', 'Desert', 'Sa mạc'],
  ['바닷길', 'Sea Road', 'Đường biển'],
];

const tableNouns: readonly Word[] = [
  ['바카라', 'Baccarat', 'Baccarat'],
  ['스피드 바카라', 'Speed Baccarat', 'Baccarat nhanh'],
  ['룰렛', 'Roulette', 'Roulette'],
  ['블랙잭', 'Blackjack', 'Blackjack'],
  ['드래곤 타이거', 'Dragon Tiger', 'Rồng Hổ'],
  ['식보', 'Sic Bo', 'Tài xỉu'],
];

export const nouns: Readonly<Record<Group, readonly Word[]>> = {
  casino: tableNouns,
  'hc-casino': tableNouns,
  slot: slotNouns,
  'h-slot': slotNouns,
  fishing: [
    ['바다 사냥', 'Sea Hunt', 'Săn biển'],
    ['용왕 낚시', 'Sea King Fishing', 'Câu Long vương'],
    ['심해 탐험', 'Deep Sea', 'Biển sâu'],
    ['낚시 대회', 'Fishing Cup', 'Cúp câu cá'],
  ],
  'e-sport': [
    ['결투장', 'Duel Arena', 'Đấu trường'],
    ['전략전', 'Strategy War', 'Chiến lược'],
    ['레이싱 컵', 'Racing Cup', 'Cúp đua xe'],
  ],
  virtual: [
    ['가상 축구', 'Virtual Soccer', 'Bóng đá ảo'],
    ['가상 경마', 'Virtual Horses', 'Đua ngựa ảo'],
    ['가상 개경주', 'Virtual Dogs', 'Đua chó ảo'],
  ],
};
