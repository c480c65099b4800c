import { createServer, type ServerResponse } from 'node:http';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';

/** The feed's products, by what they price. */
const numbers = { live: 1, prematch: 3, virtual: 6 } as const;
type Name = keyof typeof numbers;

type Line = { sequence: number; text: string };
type Product = {
  epoch: number;
  lines: Line[];
  streams: Set<ServerResponse>;
  isAway: boolean;
  /** Ids of the recoveries that were asked for, as they came. */
  asked: { after: number; epoch: number }[];
};

export type FeedWorld = Awaited<ReturnType<typeof openFeedWorld>>;

/**
 * An odds feed that sends what a test gives it, also what no feed should: the sandbox's own never
 * lies. On the wire it is the same.
 */
export async function openFeedWorld({ aliveEveryMs = 200 } = {}) {
  const products = new Map<number, Product>(
    Object.values(numbers).map((number) => [
      number,
      { epoch: 1, lines: [], streams: new Set(), isAway: false, asked: [] },
    ]),
  );
  const productOf = (number: number): Product => {
    const product = products.get(number);
    if (!product) throw new Error(`There is no product ${number}.`);
    return product;
  };

  function send(product: Product, text: string) {
    if (product.isAway) return;
    for (const stream of product.streams) stream.write(`${text}\n`);
  }

  function alive(number: number, subscribed = 1) {
    const { epoch, lines } = productOf(number);
    const attributes = `product="${number}" epoch="${epoch}" up_to="${lines.at(-1)?.sequence ?? 0}"`;
    send(
      productOf(number),
      `<alive ${attributes} subscribed="${subscribed}" timestamp="${Date.now()}"/>`,
    );
  }

  function recover(number: number, url: URL) {
    const product = productOf(number);
    const [epoch, after] = [
      Number(url.searchParams.get('epoch')),
      Number(url.searchParams.get('after')),
    ];
    const request = url.searchParams.get('request_id') ?? '';
    product.asked.push({ epoch, after });
    const from = epoch === product.epoch ? after : 0;
    const missed = product.lines.filter(({ sequence }) => sequence > from);
    for (const [index, { text }] of missed.entries()) {
      const attributes = ` request_id="${request}" snapshot_index="${index}" event_id=`;
      send(product, text.replace(' event_id=', attributes));
    }
    const upTo = product.lines.at(-1)?.sequence ?? 0;
    send(
      product,
      `<snapshot_complete product="${number}" request_id="${request}" epoch="${product.epoch}" ` +
        `up_to="${upTo}" messages="${missed.length}" timestamp="${Date.now()}"/>`,
    );
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stage');
    const number = Number(url.pathname.split('/')[3]);
    const product = productOf(number);
    if (product.isAway) {
      response.writeHead(503).end();
    } else if (request.method === 'POST') {
      response.writeHead(202).end();
      recover(number, url);
    } else {
      response.writeHead(200, { 'content-type': 'application/xml-seq' });
      product.streams.add(response);
      response.on('close', () => product.streams.delete(response));
      alive(number);
    }
  });
  const { url } = await listenLocally(server);
  const timer = setInterval(() => {
    for (const number of products.keys()) alive(number);
  }, aliveEveryMs);

  return {
    url,
    product: (name: Name) => productOf(numbers[name]),
    alive: (name: Name, subscribed?: number) => alive(numbers[name], subscribed),
    /**
     * Gives an element the next number and sends it.
     *
     * @param how lost: it is numbered and not sent; late: sent with the next one, and after it
     */
    report(name: Name, element: FeedElement, how: 'sent' | 'lost' | 'twice' | 'late' = 'sent') {
      const product = productOf(numbers[name]);
      const sequence = (product.lines.at(-1)?.sequence ?? 0) + 1;
      const { tag, fixtureId, inside = '', attributes = '' } = element;
      const head = `product="${numbers[name]}" epoch="${product.epoch}" sequence="${sequence}"`;
      const at = element.at ?? Date.now();
      const text = `<${tag} ${head} event_id="${fixtureId}" timestamp="${at}" ${attributes}>${inside}</${tag}>`;
      product.lines.push({ sequence, text });
      if (how === 'lost' || how === 'late') return { sequence, text };
      send(product, text);
      if (how === 'twice') send(product, text);
      return { sequence, text };
    },
    /** Sends text as it is. */
    write: (name: Name, text: string) => send(productOf(numbers[name]), text),
    /** From now on it numbers anew, and knows nothing of before. */
    beginAnew(name: Name) {
      const product = productOf(numbers[name]);
      product.epoch += 1;
      product.lines = [];
    },
    async close() {
      clearInterval(timer);
      await closeNow(server);
    },
  };
}

export type FeedElement = {
  tag: string;
  fixtureId: string;
  attributes?: string;
  inside?: string;
  /** Milliseconds; now unless given. */
  at?: number;
};

/** A soccer match as the feed reports it. */
export function fixtureElement(
  fixtureId: string,
  changes: { status?: string; startsAt?: number } = {},
): FeedElement {
  const { status = 'not_started', startsAt = Date.now() + 3_600_000 } = changes;
  return {
    tag: 'fixture_change',
    fixtureId,
    inside:
      `<fixture id="${fixtureId}" sport="sr:sport:1" start_time="${startsAt}" status="${status}">` +
      '<tournament id="sr:tournament:410" name_ko="K리그1" name_en="K League 1"/>' +
      '<competitor id="sr:competitor:1" qualifier="home" name_ko="서울" name_en="Seoul"/>' +
      '<competitor id="sr:competitor:2" qualifier="away" name_ko="울산 &amp; 친구" name_en="Ulsan"/>' +
      '</fixture>',
  };
}

/** Prices of a total of 2.5 goals. */
export function totalElement(
  fixtureId: string,
  over: string,
  under = '1.45',
  status = '1',
): FeedElement {
  return {
    tag: 'odds_change',
    fixtureId,
    inside:
      `<odds><market id="18" specifiers="total=2.5" status="${status}">` +
      `<outcome id="12" odds="${over}" active="1"/><outcome id="13" odds="${under}" active="1"/>` +
      '</market></odds>',
  };
}

export function settlementElement(
  fixtureId: string,
  won: 'over' | 'under',
  only?: 'over',
): FeedElement {
  const outcome = (id: string, isWon: boolean) => `<outcome id="${id}" result="${isWon ? 1 : 0}"/>`;
  const under = only ? '' : outcome('13', won === 'under');
  return {
    tag: 'bet_settlement',
    fixtureId,
    inside: `<outcomes><market id="18" specifiers="total=2.5">${outcome('12', won === 'over')}${under}</market></outcomes>`,
  };
}

export const TOTAL = 'total/regular/points/10';
