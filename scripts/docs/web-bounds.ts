/** A schema of an OpenAPI document, as far as bounds are read from it. */
type Schema = {
  $ref?: string;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
} & Partial<Record<(typeof boundNames)[number], number | string>>;

type Document = {
  paths: Record<
    string,
    { post?: { requestBody?: { content: Record<string, { schema: Schema }> } } }
  >;
  components?: { schemas?: Record<string, Schema> };
};

type Bounds = Record<string, Record<string, number | string | boolean>>;

const boundNames = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

/** What no form has a field for. */
const unasked = new Set(['siteId', 'version', 'idx', 'boardIdx', 'cmtIdx', 'parentIdx', 'passkey']);

/** The forms of members, by the call that takes what was filled in. */
export const playerForms = {
  memberUpdate: '/api/member/update',
  selfExclusion: '/api/member/protection/selfExclude',
  post: '/api/board/free/save',
  comment: '/api/board/cmtSave',
  report: '/api/board/free/report',
  inquiry: '/api/board/qna/save',
  reply: '/api/board/qna/write',
  couponGift: '/api/coupon/gift',
};

/** The forms of the back office. */
export const backOfficeForms = {
  operatorLogin: '/api/admin/login',
  passkey: '/api/admin/account/passkeys/finish',
  enrol: '/api/admin/enrol/finish',
  ownPassword: '/api/admin/account/password',
  note: '/api/admin/members/notes/add',
  newOperator: '/api/admin/operators/create',
  role: '/api/admin/roles/save',
  siteOptions: '/api/admin/site/options/set',
  maintenance: '/api/admin/site/check/set',
  depositAccount: '/api/admin/site/accounts/save',
  cashPolicy: '/api/admin/cash/policy/set',
  adjustment: '/api/admin/wallet/adjust',
  miniOdds: '/api/admin/betting/mini/odds/set',
  betLimits: '/api/admin/betting/limits/set',
  sportRules: '/api/admin/sport/rules/set',
  fixture: '/api/admin/sport/fixture/set',
  popup: '/api/admin/board/popups/save',
  banner: '/api/admin/board/banners/save',
  couponIssue: '/api/admin/promotion/coupon/issue',
  promotion: '/api/admin/promotion/set',
  message: '/api/admin/board/messages/send',
  velocity: '/api/admin/betting/velocity/set',
  rankLadder: '/api/admin/promotion/ladder/set',
  bannedWord: '/api/admin/board/words/set',
  mute: '/api/admin/board/mutes/set',
  partnerRates: '/api/admin/partner/rates/set',
  partnerTerms: '/api/admin/partner/terms',
  partnerPolicy: '/api/admin/partner/policy/set',
  macro: '/api/admin/board/macros/save',
  answer: '/api/admin/board/inquiries/write',
};

/**
 * The bounds of forms' fields as a TypeScript module: a constant for each form, in it each field by its
 * path, `levels.*.deposit.minimum`. Throws for a call that no document has.
 */
export function webBounds(
  forms: Readonly<Record<string, string>>,
  documents: readonly object[],
): string {
  const constants = Object.entries(forms).map(([form, path]) => {
    const bounds = Object.entries(boundsOf(path, documents as readonly Document[]));
    const lines = bounds.map(([field, bound]) => `  '${field}': ${JSON.stringify(bound)},\n`);
    return `export const ${form}Bounds = {\n${lines.join('')}} as const;\n`;
  });
  return `// Generated from the services' OpenAPI documents by npm run generate.\n\n${constants.join('\n')}`;
}

function boundsOf(path: string, documents: readonly Document[]): Bounds {
  const document = documents.find(({ paths }) => paths[path] !== undefined);
  const body = document?.paths[path]?.post?.requestBody?.content['application/json']?.schema;
  if (document === undefined || body === undefined) throw new Error(`No call takes ${path}.`);
  const found: Bounds = {};
  note(found, { path: '', schema: body, isRequired: false, document });
  return found;
}

type Place = { path: string; schema: Schema; isRequired: boolean; document: Document };

/** Writes down what a schema and all that is in it says of its fields. */
function note(found: Bounds, { path, schema: written, isRequired, document }: Place): void {
  const schema = resolved(written, document);
  const own = boundNames.flatMap((name) =>
    schema[name] === undefined ? [] : [[name, schema[name]]],
  );
  const bounds = { ...(isRequired ? { required: true } : {}), ...Object.fromEntries(own) };
  if (path !== '' && own.length > 0) found[path] = { ...found[path], ...bounds };
  const alternatives = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const one of alternatives) note(found, { path, schema: one, isRequired, document });
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (path === '' && unasked.has(name)) continue;
    const isAsked = schema.required?.includes(name) ?? false;
    const below = path === '' ? name : `${path}.${name}`;
    note(found, { path: below, schema: inner, isRequired: isAsked, document });
  }
  const each = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
  for (const inner of [schema.items, each]) {
    if (inner === undefined || inner === null) continue;
    note(found, { path: `${path}.*`, schema: inner, isRequired: false, document });
  }
}

function resolved({ $ref, ...own }: Schema, document: Document): Schema {
  const name = $ref?.split('/').at(-1);
  return { ...(name === undefined ? {} : document.components?.schemas?.[name]), ...own };
}
