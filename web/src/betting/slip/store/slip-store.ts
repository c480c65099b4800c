/** A slip: kept in the tab over a reload, gone with its member. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openKeys } from '../../../shared/api/once/open-keys.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { tabStorage } from '../../../shared/storage/storage.ts';
import {
  atOdds,
  isBusy,
  type LineNames,
  noSlip,
  type Slip,
  type SlipLine,
  type SlipMode,
  type SlipOutcome,
  toggled,
  withAll,
  without,
} from '../model/slip.ts';
import { slipText, storedSlip } from './slip-storage.ts';

export type SlipStore<Line extends SlipLine, Body> = ReturnType<typeof createSlip<Line, Body>>;

/** @param name which of the site's slips it is; its storage and its key of placing have it */
export function createSlip<Line extends SlipLine, Body>(name: string, names: LineNames<Line>) {
  type Own = Slip<Line, Body>;
  const storageKey = `noriter.slip.${name}`;
  const store = createStore<{ slip: Own }>(() => ({
    slip: storedSlip(tabStorage.getItem(storageKey), memberSession.get()?.sessionId),
  }));

  store.subscribe(({ slip }, before) => {
    if (slip === before.slip) return;
    const sessionId = memberSession.get()?.sessionId;
    if (sessionId === undefined || slip === noSlip) tabStorage.removeItem(storageKey);
    else tabStorage.setItem(storageKey, slipText(slip, sessionId));
  });

  // Hundreds of prices ask at every press: the keys of a slip are made once.
  const picked = new WeakMap<Own['lines'], ReadonlySet<string>>();
  function pickedOn({ lines }: Own): ReadonlySet<string> {
    const keys = picked.get(lines) ?? new Set(lines.map(names.keyOf));
    picked.set(lines, keys);
    return keys;
  }

  const keyName = `bet-${name}`;
  const empty = () => {
    openKeys.forget(keyName);
    store.setState({ slip: noSlip });
  };
  memberSession.onEnd(empty);

  const change = (to: (slip: Own) => Own) => store.setState(({ slip }) => ({ slip: to(slip) }));
  const edit = (part: (slip: Own) => Partial<Own>) =>
    change((slip) => (isBusy(slip) ? slip : { ...slip, ...part(slip), outcome: null }));

  return {
    /** What the key of an unfinished placement is kept under. */
    keyName,
    names,
    useSlip: (): Own => useStore(store, ({ slip }) => slip),
    /** Whether a selection is on a slip that has not been placed yet. */
    useIsPicked: (key: string): boolean =>
      useStore(store, ({ slip }) => slip.outcome?.kind !== 'receipt' && pickedOn(slip).has(key)),
    toggle: (line: Line) => change((slip) => toggled(names, slip, line)),
    /** Puts those on it that are not yet. @returns false where it is on its way, and nothing of it may change */
    add(lines: readonly Line[]): boolean {
      if (isBusy(store.getState().slip)) return false;
      change((slip) => withAll(names, slip, lines));
      return true;
    },
    remove: (keys: readonly string[]) =>
      change((slip) => keys.reduce((left, key) => without(names, left, key), slip)),
    takeOdds: (present: ReadonlyMap<string, string>) =>
      change((slip) => atOdds(names, slip, present)),
    chooseMode: (chosenMode: SlipMode) => edit(() => ({ chosenMode })),
    chooseSize: (systemSize: number) => edit(() => ({ systemSize })),
    setStake: (stake: string) => edit(() => ({ stake })),
    setStakeOf: (key: string, stake: string) =>
      edit(({ stakes }) => ({ stakes: { ...stakes, [key]: stake } })),
    setOutcome: (outcome: SlipOutcome<Body> | null) => change((slip) => ({ ...slip, outcome })),
    empty,
    /** Empties it, unlike above by a press that may be a mistake. @returns the way back */
    clear: (): (() => void) => {
      const { slip: cleared } = store.getState();
      empty();
      // What was chosen since is not thrown away for it.
      return () => store.setState(({ slip }) => ({ slip: slip === noSlip ? cleared : slip }));
    },
  };
}
