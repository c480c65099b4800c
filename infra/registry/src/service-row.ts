import type { Secret } from './secrets.ts';

/** What the site has to know of a service before it runs. */
export type ServiceRow = {
  /** For the tables in README.md and docs/architecture.md. */
  readonly owns: string;
  readonly never: string;
  /** What its loss means, where it is not the loss of the whole site. */
  readonly lost: { readonly seen: string; readonly holds: string } | null;
  /** Where it listens on one machine; a container of it always listens on 8080. */
  readonly port: number;
  /** Its own database, made before it starts; the service's `main.ts migrate` migrates it. */
  readonly database: string | null;
  /** Whether it brings demonstration data, and after whose it is made where nothing orders them. */
  readonly seed: { readonly after: readonly string[] } | null;
  /** Lower stops first. The gateway goes before the services it calls. */
  readonly stopOrder: number;
  /** What the gateway sends to it: the longest prefix that fits wins. */
  readonly paths: readonly `/api${string}`[];
  /** Whether it keeps an audit log, which the back office lists and verifies. */
  readonly audit: boolean;
  /** Besides those that all of them have: SERVICE_KEY and SERVICE_KEYS. */
  readonly secrets: readonly Secret[];
  readonly kubernetes: {
    readonly replicas: number;
    /** Where the load asks for more than the usual ones, up to so many. */
    readonly replicasMax: number;
    /** Guaranteed, and the most it may use, in Kubernetes' notation. */
    readonly cpu: string;
    readonly cpuMax: string;
    readonly memory: string;
    readonly memoryMax: string;
    /** Whether the ingress sends to it; whatever does not face the internet is closed to it. */
    readonly facesInternet: boolean;
    /** What decides whether it gets requests. */
    readonly readiness: '/ready' | '/accepting';
    readonly settings?: Readonly<Record<string, string>>;
  };
};
