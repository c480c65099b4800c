import { Problem } from '../print/problem.ts';

/** What a new service is called in each place, and what it must not share with another. */
export type NewService = {
  /** `member-notes`: its folder, its paths, its row, its topic. */
  readonly kebab: string;
  /** `memberNotes`: what code exports. */
  readonly camel: string;
  /** `MemberNotes`: types and messages. */
  readonly pascal: string;
  /** `member_notes`: its database and its file of messages. */
  readonly snake: string;
  readonly port: number;
  /** Of its result codes: two letters. */
  readonly codes: string;
  /** Its entry in the menu of operators. */
  readonly texts: Readonly<Record<'ko' | 'en' | 'vi', string>>;
};

/** What stands already, and a new service has to differ from. */
export type Taken = {
  readonly services: readonly string[];
  readonly ports: readonly number[];
  readonly codes: ReadonlySet<string>;
};

/** The service of infra/registry/template, as its files have it. */
export const scratch: NewService = {
  kebab: 'scratch',
  camel: 'scratch',
  pascal: 'Scratch',
  snake: 'scratch',
  port: 8119,
  codes: 'SC',
  texts: { ko: '메모', en: 'Notes', vi: 'Ghi chú' },
};

/**
 * @param name words of small letters with `-` between them
 * @throws Problem for a name that is none, or taken
 */
export function nameService(name: string, taken: Taken): NewService {
  if (!/^[a-z][a-z0-9]+(-[a-z][a-z0-9]*)*$/.test(name)) {
    throw new Problem(`"${name}" is no name of a service: small letters, words joined by "-".`);
  }
  if (taken.services.includes(name)) throw new Problem(`There is a service "${name}" already.`);
  const pascal = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    ...scratch,
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: name.replaceAll('-', '_'),
    port: Math.max(...taken.ports) + 1,
    codes: freeCodes(name, taken.codes),
  };
}

/** The name's first letter and another of it, or else any. */
function freeCodes(name: string, taken: ReadonlySet<string>): string {
  const letters = `${name.replaceAll(/[^a-z]/g, '')}abcdefghijklmnopqrstuvwxyz`.toUpperCase();
  const first = letters.charAt(0);
  const pairs = Array.from(letters.slice(1), (letter) => first + letter);
  const free = pairs.find((pair) => !taken.has(pair));
  if (free === undefined) throw new Problem(`All codes that begin with ${first} are taken.`);
  return free;
}

/** A text of the template, a path or what a file holds, for another service. */
export function renamed(text: string, service: NewService): string {
  return (
    text
      .replaceAll('Scratch', service.pascal)
      .replaceAll(/\bSC(?=\d{3}\b)/g, service.codes)
      .replaceAll('services.scratch.', rowOf(service))
      .replaceAll(/\bscratch(?=[A-Z])/g, service.camel)
      .replaceAll(/\bscratch(?=_)/g, service.snake)
      // A name in code: what it is followed by is no part of a text, a path or a key.
      .replaceAll(/(?<![-'"`/.\w])scratch(?= = | \}|[,)])/g, service.camel)
      .replaceAll('scratch', service.kebab)
  );
}

function rowOf({ kebab, camel }: NewService): string {
  return kebab === camel ? `services.${kebab}.` : `services['${kebab}'].`;
}
