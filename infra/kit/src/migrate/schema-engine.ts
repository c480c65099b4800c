import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine, SchemaFilter } from '@prisma/schema-engine-wasm';
import pg from 'pg';

export type OpenSchemaEngine = {
  engine: SchemaEngine;
  /** Every table is ours to manage. */
  filters: SchemaFilter;
  /** PostgreSQL's error of the last script that failed; the engine only reports that it failed. */
  scriptError(): Error | undefined;
  close(): Promise<void>;
};

const ADAPTER_NAME = 'noriter-kit';

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
  const engine = await SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory({
      provider: 'postgres',
      adapterName: ADAPTER_NAME,
      connect: () => engineAdapter(pool, onError),
      connectToShadowDb: () => connectToShadow(databaseUrl, pool, onError),
    }),
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
): Promise<SqlDriverAdapter> {
  const name = `migration_shadow_${randomUUID()}`;
  await main.query(`create database "${name}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = newPool(url.href);
  const adapter = await engineAdapter(pool, onError);
  return {
    ...adapter,
    dispose: async () => {
      await pool.end();
      await main.query(`drop database "${name}" with (force)`);
    },
  };
}

/**
 * What the engine talks to: Prisma's adapter, except for scripts and one type of the catalogue. The
 * adapter cuts a script at every semicolon, also inside a function's body or a text. Sent whole
 * instead, PostgreSQL reads it itself and runs it as one transaction.
 */
async function engineAdapter(
  pool: pg.Pool,
  onError: (error: Error) => void,
): Promise<SqlDriverAdapter> {
  const reader = readInternalChars(pool);
  const adapter = await new PrismaPg(reader.pool).connect();
  return {
    provider: adapter.provider,
    adapterName: ADAPTER_NAME,
    executeRaw: (question) => adapter.executeRaw(question),
    startTransaction: (isolation) => adapter.startTransaction(isolation),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => adapter.dispose(),
    async queryRaw(question) {
      const answer = await adapter.queryRaw(question);
      const columnTypes = answer.columnTypes.map((type, index) =>
        reader.isCharacter(index) ? ColumnTypeEnum.Character : type,
      );
      return { ...answer, columnTypes };
    },
    async executeScript(script) {
      try {
        await pool.query(script);
      } catch (error) {
        if (error instanceof Error) onError(error);
        throw error;
      }
    },
  };
}

/** PostgreSQL's one-byte `"char"`, which only its catalogue uses, and `text`. */
const INTERNAL_CHAR = 18;
const TEXT = 25;

/**
 * The pool as Prisma's adapter sees it. The engine asks the catalogue for columns of a type that the
 * adapter does not know: they are announced to the adapter as text. The engine asks one question at
 * a time, so `isCharacter` speaks of the last answer.
 */
function readInternalChars(pool: pg.Pool) {
  let characters: boolean[] = [];
  async function query(question: pg.QueryArrayConfig): Promise<pg.QueryArrayResult> {
    const result = await pool.query(question);
    characters = result.fields.map(({ dataTypeID }) => dataTypeID === INTERNAL_CHAR);
    const fields = result.fields.map((field) =>
      field.dataTypeID === INTERNAL_CHAR ? { ...field, dataTypeID: TEXT } : field,
    );
    return { ...result, fields };
  }
  return {
    isCharacter: (column: number) => characters[column] === true,
    pool: new Proxy(pool, {
      get(target, name) {
        if (name === 'query') return query;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
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

/** The engine never clears the timer of its lock, which would delay a command for ten seconds. */
function unheldTimers(glue: object): Record<string, object> {
  const names = Object.keys(glue).filter((name) => name.startsWith('__wbg_setTimeout_'));
  const start = (run: () => void, delayMs: number) => setTimeout(run, delayMs).unref();
  return Object.fromEntries(names.map((name) => [name, start]));
}
