import type { Theme } from './theme.ts';
import { dragonPalace } from './themes/dragon-palace.ts';
import { moonRabbit } from './themes/moon-rabbit.ts';
import { seoulNight } from './themes/seoul-night.ts';

export const themes: readonly Theme[] = [moonRabbit, dragonPalace, seoulNight];

export function themeOf(gameCode: string): Theme | undefined {
  return themes.find((theme) => theme.gameCode === gameCode);
}
