import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
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
  const pool = newPool(databaseUrl);
  let scriptError: Error | undefined;
  const onError = (error: Error) => {
    scriptError = error;
  };
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => suitAdapter(await connect(), onError);
  factory.connectToShadowDb = () => connectToShadow(databaseUrl, pool, onError);
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

/** One connection: the engine holds an advisory lock of its own between statements. */
function newPool(databaseUrl: string): pg.Pool {
  return new pg.Pool({ connectionString: databaseUrl, max: 1 });
}

/**
 * Makes an empty database beside the given one, in which the engine replays migrations, and drops
 * it when the engine is done. The adapter's own way would connect to the given database again
 * when that was named by a URL, and replay them there.
 */
async function connectToShadow(
  databaseUrl: string,
  main: pg.Pool,
  onError: (error: Error) => void,
): Promise<Adapter> {
  const name = `migration_shadow_${randomUUID()}`;
  await main.query(`create database "${name}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = newPool(url.href);
  const adapter = suitAdapter(await new PrismaPg(pool).connect(), onError);
  adapter.dispose = async () => {
    await pool.end();
    await main.query(`drop database "${name}" with (force)`);
  };
  return adapter;
}

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * The adapter cuts a script at every semicolon, also inside a function's body or a text. Sent
 * whole instead, PostgreSQL reads it itself and runs it as one transaction.
 */
function suitAdapter(adapter: Adapter, onError: (error: Error) => void): Adapter {
  readInternalChars(adapter);
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

/** PostgreSQL's one-byte `"char"`, which only its catalogue uses, and `text`. */
const INTERNAL_CHAR = 18;
const TEXT = 25;

/**
 * The engine asks the catalogue for columns of a type that its adapter does not know. They are
 * read as text, and handed to the engine as the character it expects. The engine asks one
 * question at a time, so the last answer is the one at hand.
 */
function readInternalChars(adapter: Adapter): void {
  const driver = adapter.underlyingDriver();
  const query: unknown = Reflect.get(driver, 'query');
  if (typeof query !== 'function') return;
  let characters: boolean[] = [];
  const reading = async (...parameters: unknown[]): Promise<pg.QueryResult> => {
    const result: pg.QueryResult = await Reflect.apply(query, driver, parameters);
    characters = (result.fields ?? []).map((field) => field.dataTypeID === INTERNAL_CHAR);
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (characters[index]) field.dataTypeID = TEXT;
    }
    return result;
  };
  Reflect.set(driver, 'query', reading);
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (question) => {
    const answer = await queryRaw(question);
    const columnTypes = answer.columnTypes.map((type, index) =>
      characters[index] ? ColumnTypeEnum.Character : type,
    );
    return { ...answer, columnTypes };
  };
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
    './schema_engine_bg.js': { ...glue, ...unheldTimers(glue) },
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

/** The engine never clears the timer of its lock, which would hold a command up for ten seconds. */
function unheldTimers(glue: object): Record<string, object> {
  const names = Object.keys(glue).filter((name) => name.startsWith('__wbg_setTimeout_'));
  const start = (run: () => void, delayMs: number) => setTimeout(run, delayMs).unref();
  return Object.fromEntries(names.map((name) => [name, start]));
}
