import type { RequestStatus } from '@noriter/four-eyes/request';
import type { Clock } from '@noriter/kit/clock';
import type pg from 'pg';
import { type ChangeOutcome, changeGuarded, type GuardedEditor } from './change-guarded.ts';
import { changeSettings, type SettingsChange, type SettingsEditor } from './change-settings.ts';
import { type ChangeDecision, decideChange } from './decide-change.ts';
import type { FreeSettings, GuardedSettings } from './settings.ts';

type Deps = { readonly pool: pg.Pool; readonly clock: Clock };

/** Refuses a document that contradicts itself. */
type Check<Document> = (document: Document) => void;

/**
 * The use case of settings that are set whole. It throws what `check` and `changeSettings` throw.
 *
 * @example export const setVelocity = setterOf(velocitySettings);
 */
export function setterOf<Document>(settings: FreeSettings<Document>, check?: Check<Document>) {
  return async (
    deps: Deps,
    by: SettingsEditor,
    { document, ...change }: SettingsChange & { document: Document },
  ): Promise<void> => {
    check?.(document);
    await changeSettings(deps, settings, by, { ...change, change: () => document });
  };
}

/** The same of guarded settings. It throws what `check` and `changeGuarded` throw. */
export function guardedSetterOf<Document>(
  settings: GuardedSettings<Document>,
  check?: Check<Document>,
) {
  return async (
    deps: Deps,
    by: GuardedEditor,
    { document, ...change }: SettingsChange & { requestId: string; document: Document },
  ): Promise<ChangeOutcome> => {
    check?.(document);
    return changeGuarded(deps, settings, by, { ...change, change: () => document });
  };
}

/** Decides what was asked of guarded settings. It throws what `decideChange` throws. */
export function deciderOf<Document>(settings: GuardedSettings<Document>) {
  return (deps: Deps, by: GuardedEditor, decision: ChangeDecision): Promise<RequestStatus> =>
    decideChange(deps, settings, by, decision);
}
