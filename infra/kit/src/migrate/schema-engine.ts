import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine, SchemaFilter } from '@prisma/schema-engine-wasm';
import pg from 'pg';

export type OpenSchemaEngine = {
  engine: SchemaEngine;
  /** Every table is ours to manage. */
  filters: SchemaFilter;
  /** What PostgreSQL said about the last script that failed; the engine only says that it did. */
  scriptError(): Error | undefined;
  close(): Promise<void>;
};

const DATASOURCE = 'datasource db {\n  provider = "postgresql"\n}\n';

/**
 * Prisma's schema engine on one database, as WebAssembly: the same engine its command line runs,
 * without a native binary to download.
 *
 * @param schema the text of a schema.prisma, where the engine has to know one
 */
export async function openSchemaEngine(
  databaseUrl: string,
  schema = DATASOURCE,
): Promise<OpenSchemaEngine> {
  const { SchemaEngine } = await loadEngine();
  // One connection: the engine holds an advisory lock of its own between statements.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  let scriptError: Error | undefined;
  const factory = wholeScripts(new PrismaPg(pool), (error) => {
    scriptError = error;
  });
  const engine = await SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  return {
    engine,
    filters: { externalTables: [], externalEnums: [] },
    scriptError: () => scriptError,
    async close() {
      engine.free();
      await pool.end();
    },
  };
}

/**
 * The adapter cuts a script at every semicolon, also inside a function's body or a text. Sent
 * whole instead, PostgreSQL reads it itself and runs it as one transaction.
 */
function wholeScripts(factory: PrismaPg, onError: (error: Error) => void): PrismaPg {
  const { connect, connectToShadowDb } = factory;
  factory.connect = async () => runScriptsWhole(await connect.call(factory), onError);
  factory.connectToShadowDb = async () =>
    runScriptsWhole(await connectToShadowDb.call(factory), onError);
  return factory;
}

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

function runScriptsWhole(adapter: Adapter, onError: (error: Error) => void): Adapter {
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      if (error instanceof Error) onError(error);
      throw error;
    }
  };
  return adapter;
}

/** What we use of the global that Node has and the language's own library does not describe. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};

let loading: Promise<typeof import('@prisma/schema-engine-wasm')> | undefined;

/** Loads the engine when it is first needed; services that migrate nothing never pay for it. */
function loadEngine(): Promise<typeof import('@prisma/schema-engine-wasm')> {
  loading ??= instantiate();
  return loading;
}

/** By hand, because Node warns on stderr about an imported .wasm file at every start. */
async function instantiate(): Promise<typeof import('@prisma/schema-engine-wasm')> {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = new URL(
    'schema_engine_bg.wasm',
    import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
  );
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}
