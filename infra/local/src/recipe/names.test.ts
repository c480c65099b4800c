import { describe, expect, test } from 'vitest';
import { nameService, renamed, scratch } from './names.ts';

const taken = { services: ['board'], ports: [8101, 8108], codes: new Set(['ME', 'MM']) };

describe('the names of a new service', () => {
  test('follow from one, and share nothing with what stands', () => {
    expect(nameService('member-notes', taken)).toMatchObject({
      kebab: 'member-notes',
      camel: 'memberNotes',
      pascal: 'MemberNotes',
      snake: 'member_notes',
      port: 8109,
      codes: 'MB',
    });
  });

  test.each(['', 'Notes', 'notes_2', '-notes', 'notes-', '../notes', 'n'])(
    '"%s" is none',
    (name) => {
      expect(() => nameService(name, taken)).toThrow('no name of a service');
    },
  );

  test('a service that stands is not made again', () => {
    expect(() => nameService('board', taken)).toThrow('already');
  });
});

describe('a text of the template', () => {
  const service = nameService('member-notes', taken);

  test.each([
    ['services/scratch/test/scratch-world.ts', 'services/member-notes/test/member-notes-world.ts'],
    ['proto/noriter/v1/scratch_events.proto', 'proto/noriter/v1/member_notes_events.proto'],
    ["from '@noriter/proto/scratch_events_pb';", "from '@noriter/proto/member_notes_events_pb';"],
    [
      'export const scratch = defineService<ScratchConfig>({',
      'export const memberNotes = defineService<MemberNotesConfig>({',
    ],
    ["import { scratch } from './service.ts';", "import { memberNotes } from './service.ts';"],
    ['await runService(scratch);', 'await runService(memberNotes);'],
    ['startTestService(scratch, { space })', 'startTestService(memberNotes, { space })'],
    ["name: 'scratch',", "name: 'member-notes',"],
    ['portSetting(services.scratch.port)', "portSetting(services['member-notes'].port)"],
    ["path: '/api/admin/scratch/add',", "path: '/api/admin/member-notes/add',"],
    ['emits: [scratchEvents],', 'emits: [memberNotesEvents],'],
    ['// Topic scratch.events: notes', '// Topic member-notes.events: notes'],
    ["openScratchWorld('scratch_settings')", "openMemberNotesWorld('member_notes_settings')"],
    ["toBe('SC002');", "toBe('MB002');"],
    ['  SC001: {', '  MB001: {'],
  ])('%s', (text, expected) => {
    expect(renamed(text, service)).toBe(expected);
  });

  test('is what it was for the service that the template is', () => {
    const text = "export const scratch = { row: services.scratch.port, code: 'SC001' }; // Scratch";
    expect(renamed(text, scratch)).toBe(text);
  });
});
