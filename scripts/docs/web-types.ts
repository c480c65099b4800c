import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type OpenapiTypescript = {
  default(document: object, options: { defaultNonNullable: boolean }): Promise<readonly object[]>;
  astToString(nodes: readonly object[]): string;
};

/**
 * An OpenAPI document as TypeScript declarations. The library needs an older compiler than ours,
 * so it is installed beside the web and found from there.
 */
export async function webTypes(document: object): Promise<string> {
  const path = createRequire(new URL('../../web/package.json', import.meta.url)).resolve(
    'openapi-typescript/dist/index.mjs',
  );
  const library = (await import(pathToFileURL(path).href)) as OpenapiTypescript;
  // The library resolves references in place, so it gets a copy.
  // A named schema stands in bodies too, where what has a default may be left out.
  const nodes = await library.default(structuredClone(document), { defaultNonNullable: false });
  return `// Generated from the service's OpenAPI document by npm run generate.\n\n${library.astToString(nodes)}`;
}
