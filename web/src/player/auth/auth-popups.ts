import { createStore } from 'zustand/vanilla';

export type Popup = 'login' | 'join' | 'joined';

/** Which of the guest's popups is open; one at a time. */
export const popups = createStore<{ open: Popup | null }>(() => ({ open: null }));

export function openPopup(popup: Popup): void {
  popups.setState({ open: popup });
}

export function closePopup(): void {
  popups.setState({ open: null });
}
