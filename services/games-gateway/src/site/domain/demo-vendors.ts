import type { GroupCode } from '../../vocabulary/groups.ts';
import type { Protocol } from './vendor.ts';

type DemoVendor = { key: string; ko: string; en: string; protocol: Protocol; isFramed?: false };

/** The vendors of the demonstration, played by the sandbox. */
export const demoVendors: readonly DemoVendor[] = [
  { key: 'evolution', ko: '에볼루션', en: 'Evolution', protocol: 'one-wallet' },
  { key: 'kplay', ko: '케이플레이', en: 'K-Play', protocol: 'hub' },
  { key: 'pragmatic', ko: '프라그마틱', en: 'Pragmatic', protocol: 'pragmatic' },
  { key: 'bomb', ko: '밤 게임즈', en: 'Bomb Games', protocol: 'vortex', isFramed: false },
  { key: 'kfishing', ko: '케이피싱', en: 'K-Fishing', protocol: 'transfer' },
];

type DemoCode = readonly [code: string, vendor: string, group: GroupCode, ko: string, en: string];

/** The specification's codes, each in a group of the menus. */
export const demoCodes: readonly DemoCode[] = [
  ['1', 'evolution', 'casino', '에볼루션', 'Evolution'],
  ['5', 'evolution', 'casino', '아시아게이밍', 'Asia Gaming'],
  ['10', 'pragmatic', 'casino', '프라그마틱 라이브', 'Pragmatic Live'],
  ['6', 'evolution', 'casino', '드림카지노', 'Dream Casino'],
  ['9', 'evolution', 'casino', '섹시게이밍', 'Sexy Gaming'],
  ['2', 'evolution', 'casino', '빅게이밍', 'Big Gaming'],
  ['hc1', 'evolution', 'hc-casino', '호텔 카지노', 'HC-Evolution'],
  ['200', 'kplay', 'slot', '케이플레이', 'K-Play'],
  ['201', 'pragmatic', 'slot', '프라그마틱', 'Pragmatic'],
  ['0', 'kplay', 'slot', '통합 슬롯', 'All slots'],
  ['202', 'kplay', 'slot', '하바네로', 'Habanero'],
  ['203', 'kplay', 'slot', '엘리시움', 'Elysium'],
  ['204', 'kplay', 'slot', '퀵스핀', 'Quickspin'],
  ['205', 'kplay', 'slot', '스페이드게이밍', 'Spadegaming'],
  ['206', 'kplay', 'slot', '플레이앤고', "Play'n GO"],
  ['207', 'kplay', 'slot', '월드매치', 'World Match'],
  ['208', 'kplay', 'slot', '마이크로게이밍', 'Microgaming'],
  ['209', 'kplay', 'slot', '와이엘게이밍', 'YL Gaming'],
  ['h210', 'kplay', 'h-slot', '호텔 슬롯', 'H-K-Play'],
  ['221', 'bomb', 'slot', '밤 게임', 'Bomb'],
  ['1000', 'kfishing', 'fishing', '케이피싱', 'K-Fishing'],
  ['101', 'kplay', 'esport', 'e스포츠', 'E-sports'],
  ['301', 'kplay', 'virtual', '가상게임', 'Virtual games'],
];
