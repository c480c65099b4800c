import { deviceStorage } from '../storage/storage.ts';

export type Theme = 'dark' | 'light';

const storageKey = 'noriter.theme';

/** The theme chosen here; dark where nothing was chosen. */
export function theme(): Theme {
  return deviceStorage.getItem(storageKey) === 'light' ? 'light' : 'dark';
}

/** The ground of each theme, for what the browser paints around the page. */
const grounds: Record<Theme, string> = { dark: '#0c0f14', light: '#f2efe8' };

export function applyTheme(): void {
  const chosen = theme();
  document.documentElement.dataset.theme = chosen;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[chosen]);
}

export function chooseTheme(chosen: Theme): void {
  deviceStorage.setItem(storageKey, chosen);
  applyTheme();
}
