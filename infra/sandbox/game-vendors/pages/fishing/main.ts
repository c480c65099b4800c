import { byId } from '../shared/motion.ts';
import { openSession, type Session } from '../shared/session.ts';
import { stakePicker } from '../shared/stake.ts';
import { digitsOf, language, t, won } from '../shared/texts.ts';
import { drawSea } from './draw.ts';
import { createSea, type Hit } from './sea.ts';
import { texts } from './texts.ts';

const FIRE_EVERY_MS = 230;
const SEND_EVERY_MS = 120;
const TURN_MAX = 1.35;

const session = await openSession();
if (session) start(session);

function start(own: Session): void {
  byId('game').innerHTML = `<canvas id="sea" role="img" aria-label="${t(texts.sea)}"></canvas>
    <p class="quiet" id="caught" role="status"></p>
    <div class="desk"><div id="stake"></div><button type="button" id="auto" aria-pressed="false">${t(texts.auto)}</button><button type="button" id="fire" class="main">${t(texts.fire)}</button></div>
    <p class="keys">${t(texts.keys)}</p>`;
  const canvas = byId('sea');
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const sea = createSea();
  const drawing = drawSea(canvas, sea);
  sea.fill();
  const picker = stakePicker(byId('stake'), own.facts.fishing.stakes.map(BigInt), 500n);
  const held = new Set<string>();
  let [turn, recoil, sinceShot, before] = [0, 0, FIRE_EVERY_MS, performance.now()];
  let isAuto = false;
  let hits: Hit[] = [];

  function aim(event: PointerEvent): void {
    const { width, height } = sea.size();
    const box = canvas.getBoundingClientRect();
    const [dx, dy] = [
      event.clientX - box.left - width / 2,
      height - 34 - (event.clientY - box.top),
    ];
    turn = Math.max(-TURN_MAX, Math.min(TURN_MAX, Math.atan2(dx, Math.max(1, dy))));
  }

  function shoot(): void {
    if (sinceShot < FIRE_EVERY_MS) return;
    if (own.balance !== null && own.balance < picker.value()) {
      setAuto(false);
      held.clear();
      own.note(t(texts.noMoney));
      return;
    }
    if (!sea.fire(turn, picker.value())) return;
    sinceShot = 0;
    recoil = 1;
  }

  function frame(now: number): void {
    const ms = Math.min(60, now - before);
    before = now;
    sinceShot += ms;
    recoil = Math.max(0, recoil - ms / 120);
    if (held.has('ArrowLeft')) turn = Math.max(-TURN_MAX, turn - ms / 620);
    if (held.has('ArrowRight')) turn = Math.min(TURN_MAX, turn + ms / 620);
    if (isAuto || held.has('Space') || held.has('press')) shoot();
    for (const hit of sea.step(ms, now)) {
      hit.fish.flash = 1;
      drawing.net(hit.x, hit.y);
      hits.push(hit);
    }
    drawing.draw(sea, { turn, recoil, now, ms });
    requestAnimationFrame(frame);
  }

  /** Shots that hit go together, a few times a second. */
  async function send(): Promise<void> {
    const sent = hits.slice(0, 20);
    hits = hits.slice(20);
    if (sent.length === 0) return;
    const shots = sent.map(({ fish, stake }) => ({
      species: fish.species.key,
      stake: String(stake),
    }));
    const answer = await own.call<{ wins: string[]; balance: string }>('fishing/shots', { shots });
    if (!answer.ok) {
      setAuto(false);
      own.refuse(answer);
      return;
    }
    own.setBalance(answer.balance);
    answer.wins.forEach((win, at) => {
      const hit = sent[at];
      if (!hit || win === '0') return;
      const { fish } = hit;
      fish.isCaught = true;
      const size = Math.min(44, 18 + fish.species.size / 3);
      drawing.word(`+${digitsOf(BigInt(win))}`, fish.x, fish.y, size);
      byId('caught').textContent =
        `${fish.species.names[language]} ${t(texts.caught)} ${won(BigInt(win))}`;
    });
  }

  function setAuto(isOn: boolean): void {
    isAuto = isOn;
    byId('auto').setAttribute('aria-pressed', String(isOn));
  }

  canvas.addEventListener('pointermove', aim);
  canvas.addEventListener('pointerdown', (event) => {
    aim(event);
    held.add('press');
  });
  for (const end of ['pointerup', 'pointercancel', 'blur'] as const) {
    addEventListener(end, () => held.delete('press'));
  }
  addEventListener('blur', () => held.clear());
  byId('fire').addEventListener('click', shoot);
  byId('auto').addEventListener('click', () => setAuto(!isAuto));
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.code === 'Space' && isButton) return;
    if (event.code === 'ArrowUp' || event.code === 'ArrowDown') {
      if (!event.repeat) picker.step(event.code === 'ArrowUp' ? 1 : -1);
    } else if (['ArrowLeft', 'ArrowRight', 'Space'].includes(event.code)) held.add(event.code);
    else return;
    event.preventDefault();
  });
  addEventListener('keyup', ({ code }) => held.delete(code));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) setAuto(false);
  });
  setInterval(() => void send(), SEND_EVERY_MS);
  // Money may have come in since the page was opened.
  setInterval(() => {
    if (document.hidden || isAuto) return;
    void own.call<{ balance: string }>('balance').then((now) => {
      if (now.ok) own.setBalance(now.balance);
    });
  }, 5_000);
  requestAnimationFrame(frame);
}
