import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type OpenapiTypescript = {
  default(document: object): Promise<readonly object[]>;
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
  const nodes = await library.default(structuredClone(document));
  return `// Generated from the service's OpenAPI document by npm run generate.\n\n${library.astToString(nodes)}`;
}
