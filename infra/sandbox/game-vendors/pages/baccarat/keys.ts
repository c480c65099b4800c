import type { Spot } from '../../src/baccarat/bets.ts';

const spotKeys: Readonly<Record<string, Spot>> = {
  KeyP: 'player',
  KeyT: 'tie',
  KeyB: 'banker',
  KeyQ: 'playerPair',
  KeyW: 'perfectPair',
  KeyE: 'eitherPair',
  KeyR: 'bankerPair',
};

type Acts = {
  lay(spot: Spot): void;
  pick(at: number): void;
  clear(): void;
  again(): void;
  place(): Promise<void>;
  turn(by: 1 | -1): void;
};

/** Everything by keys; what a focused button does by itself is left to it. */
export function bindKeys(acts: Acts): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const spot = spotKeys[event.code];
    const digit = /^Digit([1-6])$/.exec(event.code)?.[1];
    if (spot) acts.lay(spot);
    else if (digit) acts.pick(Number(digit) - 1);
    else if (event.code === 'Backspace') acts.clear();
    else if (event.code === 'KeyA') acts.again();
    else if (event.code === 'ArrowLeft') acts.turn(-1);
    else if (event.code === 'ArrowRight') acts.turn(1);
    else if (event.code === 'Enter' && !(event.target instanceof HTMLButtonElement))
      void acts.place();
    else return;
    event.preventDefault();
  });
}
