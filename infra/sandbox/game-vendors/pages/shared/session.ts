import { common, failureText, type Language, language, t, won } from './texts.ts';

export type Facts = {
  readonly seat: string;
  readonly mode: 'real' | 'demo';
  readonly returnUrl: string;
  readonly gameCode: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly rtp: string | null;
  readonly balance: string;
  readonly slot: { stakes: string[]; jackpot: string; freeLeft: number; stake: string | null };
  readonly bomb: { least: string; most: string; hash: string; runsSince: number | null };
  readonly baccarat: { least: string; most: string; placements: OwnPlacement[] };
  readonly fishing: { stakes: string[] };
};
export type OwnPlacement = { tableId: string; roundId: string; spots: Record<string, string> };

export type Refusal = { readonly ok: false; readonly code: string };
export type Session = {
  readonly facts: Facts;
  balance: bigint | null;
  /** Asks the server for something of this seat. A lost connection is a refusal, too. */
  call<Answer>(name: string, body?: object): Promise<(Answer & { readonly ok: true }) | Refusal>;
  setBalance(balance: string | bigint | null): void;
  note(text: string): void;
  refuse(refusal: Refusal): void;
};

async function post<Answer>(name: string, body: object): Promise<Answer | Refusal> {
  try {
    const response = await fetch(`/game/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  } catch {
    return { ok: false, code: 'connection' };
  }
}

/** Takes the seat that the address names and draws the bar; null when there is none to take. */
export async function openSession(): Promise<Session | null> {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const answer = await post<Facts & { ok: true }>('open', { token });
  if ('code' in answer) {
    showEnded(failureText(answer.code));
    return null;
  }
  const bar = drawBar(answer);
  const note = drawNote();
  const session: Session = {
    facts: answer,
    balance: BigInt(answer.balance),
    call: (name, body = {}) => post(name, { seat: answer.seat, ...body }),
    setBalance(balance) {
      session.balance = balance === null ? session.balance : BigInt(balance);
      bar(session.balance);
    },
    note,
    refuse: ({ code }) => note(failureText(code)),
  };
  session.setBalance(answer.balance);
  return session;
}

function drawBar({ names, returnUrl, mode }: Facts): (balance: bigint | null) => void {
  const bar = document.createElement('header');
  bar.className = 'bar';
  document.title = names[language];
  if (/^https?:\/\//.test(returnUrl)) {
    const back = document.createElement('a');
    back.className = 'back';
    back.href = returnUrl;
    back.target = '_top';
    back.textContent = '‹';
    back.setAttribute('aria-label', t(common.back));
    bar.append(back);
  }
  const title = document.createElement('div');
  const heading = document.createElement('h1');
  heading.textContent = names[language];
  title.append(heading, honestLine());
  const purse = document.createElement('div');
  purse.className = 'purse';
  const label = document.createElement('small');
  label.textContent = t(mode === 'demo' ? common.playMoney : common.balance);
  const amount = document.createElement('b');
  amount.id = 'balance';
  purse.append(label, amount);
  bar.append(title, purse);
  document.body.prepend(bar);
  return (balance) => {
    amount.textContent = balance === null ? t(common.unknownBalance) : won(balance);
  };
}

function honestLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'honest';
  line.textContent = t(common.honest);
  return line;
}

function drawNote(): (text: string) => void {
  const note = document.createElement('div');
  note.className = 'note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  let timer = 0;
  return (text) => {
    note.textContent = text;
    note.classList.add('on');
    clearTimeout(timer);
    timer = setTimeout(() => note.classList.remove('on'), 2_600);
  };
}

export function showEnded(text: string, picture?: string): void {
  const place = document.createElement('main');
  place.className = 'ended';
  if (picture) {
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    place.append(image);
  }
  const line = document.createElement('p');
  line.textContent = text;
  place.append(line, honestLine());
  document.body.replaceChildren(place);
}
