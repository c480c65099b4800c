import { refuse } from '@noriter/kit/result-codes';
import type { Settings } from '@noriter/versioned-settings/settings';
import { z } from 'zod';
import { errors } from '../errors.ts';

/** On the wire and in its table. */
export const noteSettingsShape = z.object({ notesMax: z.int().min(1).max(1_000) });

type NoteSettings = z.infer<typeof noteSettingsShape>;

/** How many notes a site may have, with its versions. */
export const noteSettings: Settings<NoteSettings, NoteSettings> = {
  table: 'note_settings',
  initial: { notesMax: 100 },
  parse: (stored) => noteSettingsShape.parse(stored),
  text: (settings) => settings,
  action: 'note-settings.set',
  conflict: () => refuse(errors, 'SC002'),
};
