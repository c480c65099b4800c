export type Theme = 'dark' | 'light';

const storageKey = 'noriter.theme';

/** The theme chosen here; dark where nothing was chosen. */
export function theme(): Theme {
  return localStorage.getItem(storageKey) === 'light' ? 'light' : 'dark';
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme();
}

export function chooseTheme(chosen: Theme): void {
  localStorage.setItem(storageKey, chosen);
  applyTheme();
}
