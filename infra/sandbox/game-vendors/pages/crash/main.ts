import { multiplierAfter } from '../../src/crash/crash.ts';
import { byId } from '../shared/motion.ts';
import { openSession, type Session } from '../shared/session.ts';
import { stakePicker } from '../shared/stake.ts';
import { common, t, won } from '../shared/texts.ts';
import { drawBomb, type Phase } from './bomb.ts';
import { texts } from './texts.ts';

type Over = {
  readonly burst: number;
  readonly cashedAt: number | null;
  readonly win: string;
  readonly balance: string | null;
  readonly seed: string;
};

const stakes = [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n];
const autos = [null, 120, 150, 200, 300, 500, 1_000, 2_000, 10_000] as const;
const times = (point: number) => `${(point / 100).toFixed(2)}×`;

const session = await openSession();
if (session) start(session);

function start(own: Session): void {
  byId('game').innerHTML = `<ol id="history" aria-label="${t(texts.history)}"></ol>
    <div class="stage"><canvas id="bomb" aria-hidden="true"></canvas><output id="times">1.00×</output><p id="word" role="status">${t(texts.ready)}</p></div>
    <div class="desk"><div id="stake"></div><label class="auto"><span>${t(texts.auto)}</span><select id="auto">${autos
      .map(
        (point) =>
          `<option value="${point ?? ''}">${point === null ? t(texts.off) : times(point)}</option>`,
      )
      .join('')}</select></label><button type="button" id="go" class="main"></button></div>
    <details class="proof"><summary>${t(common.rtp)} ${own.facts.rtp} % · ${t(texts.proof)}</summary><code id="hash"></code><p>${t(texts.seed)}</p><code id="seed">–</code></details>
    <p class="keys">${t(texts.keys)}</p>`;
  const canvas = byId('bomb');
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const bomb = drawBomb(canvas);
  const picker = stakePicker(byId('stake'), stakes, 5_000n);
  let phase: Phase = 'ready';
  let startedAt = 0;
  let isAsking = false;
  let before = performance.now();

  function draw(now: number): void {
    const point = multiplierAfter(now - startedAt);
    // Doubles again and again: each time a little more of the fuse is gone.
    bomb.draw(phase, Math.min(1, Math.log2(point / 100) / 5), Math.min(50, now - before));
    before = now;
    if (phase === 'lit') {
      byId('times').textContent = times(point);
      byId('go').textContent = `${t(texts.out)} ${won((picker.value() * BigInt(point)) / 100n)}`;
    }
    requestAnimationFrame(draw);
  }

  function show(next: Phase, word: string): void {
    phase = next;
    document.body.dataset.phase = next;
    byId('word').textContent = word;
    picker.enable(next !== 'lit' && !isAsking);
    byId('auto').toggleAttribute('disabled', next === 'lit' || isAsking);
    if (next !== 'lit') byId('go').textContent = `${t(texts.start)} ${won(picker.value())}`;
    byId('go').toggleAttribute('disabled', isAsking);
  }

  async function light(): Promise<void> {
    isAsking = true;
    bomb.calm();
    byId('times').textContent = times(100);
    show('ready', t(texts.lighting));
    const select = byId('auto');
    const chosen = select instanceof HTMLSelectElement ? select.value : '';
    const autoAt = chosen === '' ? null : Number(chosen);
    const stake = picker.value();
    const begun = await own.call<{ balance: string | null }>('bomb/start', {
      stake: String(stake),
      autoAt,
    });
    isAsking = false;
    if (!begun.ok) {
      own.refuse(begun);
      return show('ready', t(texts.ready));
    }
    own.setBalance(begun.balance);
    run(0);
  }

  function run(since: number): void {
    startedAt = performance.now() - since;
    show('lit', '');
    void own.call<Over>('bomb/wait').then((over) => (over.ok ? end(over) : undefined));
  }

  async function cashOut(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    byId('go').toggleAttribute('disabled', true);
    const over = await own.call<Over>('bomb/cash-out');
    isAsking = false;
    if (over.ok) end(over);
    else own.refuse(over);
  }

  let ended = '';
  function end(over: Over): void {
    if (over.seed === ended) return;
    ended = over.seed;
    isAsking = false;
    own.setBalance(over.balance);
    byId('times').textContent = times(over.cashedAt ?? over.burst);
    if (over.cashedAt === null) {
      show('burst', t(texts.burst));
      bomb.burst();
    } else
      show(
        'out',
        `${t(texts.got)} ${won(BigInt(over.win))} · ${t(texts.burstAt)} ${times(over.burst)}`,
      );
    byId('seed').textContent = over.seed;
    const chip = document.createElement('li');
    chip.textContent = times(over.burst);
    chip.className = over.burst >= 200 ? 'high' : 'low';
    byId('history').prepend(chip);
    while (byId('history').children.length > 12) byId('history').lastChild?.remove();
    void own.call<{ hash: string }>('bomb/next').then((next) => {
      if (next.ok) byId('hash').textContent = next.hash;
    });
  }

  const press = () => {
    if (phase === 'lit') void cashOut();
    else if (!isAsking) void light();
  };
  byId('go').addEventListener('click', press);
  byId('stake').addEventListener('click', () => show(phase, byId('word').textContent ?? ''));
  addEventListener('keydown', (event) => {
    const inSelect = event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey || inSelect) return;
    const isOther = event.target instanceof HTMLButtonElement && event.target.id !== 'go';
    if (event.code === 'Space' && !isOther) {
      event.preventDefault();
      if (!event.repeat) press();
    } else if (event.code === 'ArrowUp' || event.code === 'ArrowDown') {
      event.preventDefault();
      picker.step(event.code === 'ArrowUp' ? 1 : -1);
      show(phase, byId('word').textContent ?? '');
    }
  });
  byId('hash').textContent = own.facts.bomb.hash;
  show('ready', t(texts.ready));
  if (own.facts.bomb.runsSince !== null) run(own.facts.bomb.runsSince);
  requestAnimationFrame(draw);
}
