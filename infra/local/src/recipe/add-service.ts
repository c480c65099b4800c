import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repoRoot } from '../paths.ts';
import { type NewService, renamed } from './names.ts';

/** One place in a file that exists: `text` comes right after `after`. */
type Insertion = { after: string; text: string };

const texts = (text: string, { kebab, camel }: NewService): Insertion[] => [
  { after: '  "nav": {\n', text: `    "${camel}": "${text}",\n` },
  { after: '    "part": {\n', text: `      "${kebab}": "${text}",\n` },
  { after: '    "sources": {\n', text: `      "${kebab}": "${text}",\n` },
];

const registryRow = ({
  kebab,
  camel,
  snake,
  port,
}: NewService) => `  ${kebab === camel ? kebab : `'${kebab}'`}: {
    owns: 'notes that operators put up',
    never: 'anything that is needed',
    lost: { seen: 'no notes (TE99); everything else goes on', holds: 'notes are written once' },
    port: ${port},
    database: '${snake}',
    seed: { after: [] },
    stopOrder: 2,
    paths: ['/api/${kebab}', '/api/admin/${kebab}'],
    audit: true,
    secrets: ['AUDIT_KEY'],
    kubernetes: usual,
  },
`;

const topic = ({ kebab, camel, pascal }: NewService) => `export const ${camel}Events = {
  name: '${kebab}.events',
  key: 'site',
  schema: ${pascal}EventSchema,
  partitions: 1,
} as const;

`;

const backOffice = ({ kebab, camel }: NewService) => `  {
    group: 'site',
    to: '/admin/${kebab}',
    text: 'nav.${camel}',
    icon: Newspaper,
    permission: 'content.manage',
  },
`;

/** All of docs/adding-a-service.md that is not a new file. */
function editsFor(service: NewService): Readonly<Record<string, readonly Insertion[]>> {
  const { camel, pascal, snake } = service;
  return {
    'infra/registry/src/services.ts': [
      { after: '    kubernetes: usual,\n  },\n', text: registryRow(service) },
    ],
    'proto/src/topics.ts': [
      {
        after: "import { MemberEventSchema } from '../gen/noriter/v1/member_events_pb.js';\n",
        text: `import { ${pascal}EventSchema } from '../gen/noriter/v1/${snake}_events_pb.js';\n`,
      },
      { after: '} as const;\n\n', text: topic(service) },
      { after: 'export const topics = [\n', text: `  ${camel}Events,\n` },
    ],
    'web/src/admin/shell/nav.ts': [
      { after: 'export const places = [\n', text: backOffice(service) },
    ],
    'web/src/shared/i18n/admin/ko.json': texts(service.texts.ko, service),
    'web/src/shared/i18n/admin/en.json': texts(service.texts.en, service),
    'web/src/shared/i18n/admin/vi.json': texts(service.texts.vi, service),
  };
}

/**
 * Adds the service of infra/registry/template to a tree, under its own name: new files, then edits.
 * @returns their paths
 */
export function addService(
  tree: string,
  service: NewService,
): { made: readonly string[]; edited: readonly string[] } {
  const template = join(repoRoot, 'infra', 'registry', 'template');
  const paths = globSync('**/*', { cwd: template, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)));
  for (const path of paths) {
    const target = join(tree, renamed(path, service));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(join(template, path), 'utf8'), service));
  }
  const edits = editsFor(service);
  for (const [file, insertions] of Object.entries(edits)) {
    const path = join(tree, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      insertions.reduce((text, one) => insert(text, one, file), before),
    );
  }
  return { made: paths.map((path) => renamed(path, service)), edited: Object.keys(edits) };
}

function insert(text: string, { after, text: added }: Insertion, file: string): string {
  const at = text.indexOf(after);
  if (at === -1) throw new Error(`${file} has no ${JSON.stringify(after)} any more.`);
  const place = at + after.length;
  return text.slice(0, place) + added + text.slice(place);
}
