import { common, digitsOf, t } from './texts.ts';

export type StakePicker = {
  value(): bigint;
  set(stake: bigint): void;
  step(by: 1 | -1): void;
  enable(isOn: boolean): void;
};

/** Two buttons around a stake of a list; arrow keys are the page's to bind. */
export function stakePicker(
  place: HTMLElement,
  stakes: readonly bigint[],
  first: bigint,
): StakePicker {
  let at = Math.max(0, stakes.indexOf(first));
  const make = (text: string, label: string, by: 1 | -1) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () => step(by));
    return button;
  };
  const less = make('−', t(common.less), -1);
  const more = make('+', t(common.more), 1);
  const shown = document.createElement('output');
  const small = document.createElement('small');
  small.textContent = t(common.stake);
  const amount = document.createElement('b');
  shown.append(small, amount);
  place.append(less, shown, more);
  let isOn = true;
  const show = () => {
    amount.textContent = digitsOf(stakes[at] ?? 0n);
    less.disabled = !isOn || at === 0;
    more.disabled = !isOn || at === stakes.length - 1;
  };
  const step = (by: 1 | -1) => {
    if (!isOn) return;
    at = Math.min(stakes.length - 1, Math.max(0, at + by));
    show();
  };
  show();
  return {
    value: () => stakes[at] ?? 0n,
    set(stake) {
      at = Math.max(0, stakes.indexOf(stake));
      show();
    },
    step,
    enable(now) {
      isOn = now;
      show();
    },
  };
}
