import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../paths.ts';

/** One place in a file that exists: `text` comes right after `after`. */
type Insertion = { after: string; text: string };

const texts = (navigation: string, name: string): Insertion[] => [
  { after: '  "nav": {\n', text: `    "scratch": "${navigation}",\n` },
  { after: '    "part": {\n', text: `      "scratch": "${name}",\n` },
  { after: '    "sources": {\n', text: `      "scratch": "${name}",\n` },
];

const registryRow = `  scratch: {
    owns: 'notes that operators put up',
    never: 'anything that is needed',
    lost: { seen: 'no notes (TE99); everything else goes on', holds: 'notes are written once' },
    port: 8119,
    database: 'scratch',
    seed: { after: [] },
    stopOrder: 2,
    paths: ['/api/scratch', '/api/admin/scratch'],
    audit: true,
    secrets: ['AUDIT_KEY'],
    kubernetes: usual,
  },
`;

const topic = `export const scratchEvents = {
  name: 'scratch.events',
  key: 'site',
  schema: ScratchEventSchema,
  partitions: 1,
} as const;

`;

const backOffice = `  {
    group: 'site',
    to: '/admin/scratch',
    text: 'nav.scratch',
    icon: Newspaper,
    permission: 'content.manage',
  },
`;

/** All of docs/adding-a-service.md that is not a new file. */
export const edits: Readonly<Record<string, readonly Insertion[]>> = {
  'infra/registry/src/services.ts': [
    { after: '    kubernetes: usual,\n  },\n', text: registryRow },
  ],
  'proto/src/topics.ts': [
    {
      after: "import { MemberEventSchema } from '../gen/noriter/v1/member_events_pb.js';\n",
      text: "import { ScratchEventSchema } from '../gen/noriter/v1/scratch_events_pb.js';\n",
    },
    { after: '} as const;\n\n', text: topic },
    { after: 'export const topics = [\n', text: '  scratchEvents,\n' },
  ],
  'web/src/admin/shell/nav.ts': [{ after: 'export const places = [\n', text: backOffice }],
  'web/src/shared/i18n/admin/ko.json': texts('메모', '메모'),
  'web/src/shared/i18n/admin/en.json': texts('Notes', 'Notes'),
  'web/src/shared/i18n/admin/vi.json': texts('Ghi chú', 'Ghi chú'),
};

/** Adds the service of infra/registry/template to a copy of the tree: new files, then edits. */
export function addScratchService(target: string): void {
  cpSync(join(repoRoot, 'infra/registry/template'), target, { recursive: true });
  for (const [file, insertions] of Object.entries(edits)) {
    const path = join(target, file);
    const text = insertions.reduce(
      (all, one) => insert(all, one, file),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}

function insert(text: string, { after, text: added }: Insertion, file: string): string {
  const at = text.indexOf(after);
  if (at === -1) throw new Error(`${file} has no ${JSON.stringify(after)} any more.`);
  const place = at + after.length;
  return text.slice(0, place) + added + text.slice(place);
}
