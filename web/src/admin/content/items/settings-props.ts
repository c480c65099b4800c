import type { Draft } from '../model/draft.ts';
import type { Problems } from '../model/draft-problems.ts';

export type SettingsProps = {
  draft: Draft;
  problems: Problems;
  onChange: (change: Partial<Draft>) => void;
};
