import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { setterOf } from '@noriter/versioned-settings/use-cases';
import type { ScratchDeps } from '../deps.ts';
import { noteSettings, noteSettingsShape } from '../store/note-settings.ts';

export const settingsOfNotesRoutes = settingsRoutes<ScratchDeps>()({
  settings: noteSettings,
  path: '/api/admin/scratch/settings',
  field: 'settings',
  shape: noteSettingsShape,
  summaries: {
    get: 'How many notes the site may have',
    set: 'Sets how many notes the site may have',
    versions: 'What it was, the newest first, and who set each',
  },
  permissions: { read: 'content.manage', change: 'content.manage' },
  initialIs: '0 is the initial settings',
  refuses: ['SC002'],
  set: setterOf(noteSettings),
});
