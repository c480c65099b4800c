import type { Envelope } from './envelope.ts';

type Spec = {
  post: {
    requestBody?: { content: { 'application/json': object } };
    responses: { 200: { content: { 'application/json': object } } };
  };
};

type NoParameters = {
  parameters: { query?: never; header?: never; path?: never; cookie?: never };
};

type BodyIn<S extends Spec> = S['post'] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? WithoutSite<Body>
  : Record<string, never>;

/** Of a body that may have several shapes each by itself. */
type WithoutSite<Body> = Body extends unknown ? Omit<Body, 'siteId'> : never;

/** Of the success: a refusal never reaches who asked. */
type DataOf<S extends Spec> =
  Extract<S['post']['responses'][200]['content']['application/json'], { resultCode: '0' }> extends {
    data: infer Data;
  }
    ? Data
    : never;

/** One call of the client: the body it takes and the data it answers with. */
export type Call<Body, Data> = NoParameters & {
  post: NoParameters & {
    requestBody: { content: { 'application/json': Body } };
    responses: { 200: { content: { 'application/json': Envelope<Data> } } };
  };
};

/**
 * The calls of a service's generated types as the client makes them: the site's id is added to
 * every body there, and an answer that is not a success never reaches who asked (`answerOf`).
 */
export type CallsOf<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends Spec
    ? Call<BodyIn<Paths[Path]>, DataOf<Paths[Path]>>
    : never;
};

/** The data a call answers with. */
export type AnswerOf<Calls, Path extends keyof Calls> =
  Calls[Path] extends Call<object, infer Data> ? Data : never;

/** The body a call takes, without the site's id. */
export type BodyOf<Calls, Path extends keyof Calls> =
  Calls[Path] extends Call<infer Body, unknown> ? Body : never;
