import { type Spot, spots } from '../../src/baccarat/bets.ts';
import { byId } from '../shared/motion.ts';
import { openSession, type Session } from '../shared/session.ts';
import { digitsOf, t, won } from '../shared/texts.ts';
import { showCoup } from './cards.ts';
import { bindKeys } from './keys.ts';
import { follow, msLeftOf, type TableView } from './live.ts';
import { chips, markup } from './markup.ts';
import { phaseText } from './phase-text.ts';
import { drawRoads } from './roads.ts';
import { createStakes } from './stakes.ts';
import { texts } from './texts.ts';

const session = await openSession();
if (session) start(session);

function start(own: Session): void {
  byId('game').innerHTML = markup();
  const stakes = createStakes();
  for (const { roundId, spots: placed } of own.facts.baccarat.placements) {
    const before = spots.flatMap((spot) =>
      placed[spot] ? [[spot, BigInt(placed[spot])] as const] : [],
    );
    stakes.take(roundId, new Map(before));
  }
  let tables: TableView[] = [];
  let tableId = own.facts.gameCode;
  let chip = chips[2] ?? 10_000n;
  let isSending = false;
  const current = () => tables.find(({ id }) => id === tableId);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  function draw(): void {
    const table = current();
    if (!table) return;
    const isOpen = table.phase === 'betting' && !isSending;
    document.body.dataset.phase = table.phase;
    byId('phase').textContent = phaseText(table);
    const coup = table.phase === 'dealing' || table.phase === 'result' ? table.coup : null;
    showCoup(
      coup ? table.roundId : `${table.id} none`,
      coup,
      table.phase === 'dealing' ? msLeftOf(table) : 0,
    );
    for (const hand of all('.hand')) {
      const isWinner = table.phase === 'result' && hand.classList.contains(coup?.outcome ?? 'none');
      hand.classList.toggle('winner', isWinner);
    }
    const laid = stakes.laid();
    const taken = stakes.taken(table.roundId);
    for (const place of all('.spot')) {
      const spot = place.dataset.spot as Spot;
      const [pending, sent] = [laid.get(spot) ?? 0n, taken.get(spot) ?? 0n];
      const stack = place.querySelector('.stack');
      if (stack) stack.textContent = pending + sent > 0n ? digitsOf(pending + sent) : '';
      place.classList.toggle('pending', pending > 0n);
      place.classList.toggle('sent', sent > 0n);
      place.toggleAttribute('disabled', !isOpen);
    }
    for (const disc of all('.chip'))
      disc.setAttribute('aria-pressed', String(disc.dataset.chip === String(chip)));
    const total = stakes.total();
    byId('place').textContent = total > 0n ? `${t(texts.place)} ${won(total)}` : t(texts.place);
    byId('place').toggleAttribute('disabled', !isOpen || total === 0n);
    byId('clear').toggleAttribute('disabled', !isOpen || total === 0n);
    byId('again').toggleAttribute('disabled', !isOpen || !stakes.canRepeat());
  }

  function drawTabs(): void {
    for (const tab of all('.tab')) {
      const table = tables.find(({ id }) => id === tab.dataset.table);
      tab.setAttribute('aria-current', String(tab.dataset.table === tableId));
      const mini = tab.querySelector('.mini');
      if (!table || !mini) continue;
      mini.innerHTML = table.results
        .slice(-12)
        .map(({ outcome }) => `<i class="${outcome}"></i>`)
        .join('');
      tab.dataset.phase = table.phase;
    }
  }

  function tick(): void {
    for (const tab of all('.tab')) {
      const table = tables.find(({ id }) => id === tab.dataset.table);
      const small = tab.querySelector('small');
      if (!table || !small) continue;
      const seconds = `${Math.ceil(msLeftOf(table) / 1000)}${t(texts.seconds)}`;
      small.textContent = table.phase === 'betting' ? seconds : '·';
    }
    const table = current();
    if (!table) return;
    const share = table.phase === 'betting' ? msLeftOf(table) / table.bettingMs : 0;
    byId('time').style.transform = `scaleX(${Math.min(1, share).toFixed(3)})`;
    byId('phase').textContent = phaseText(table);
  }

  function choose(id: string): void {
    tableId = id;
    stakes.clear();
    drawTabs();
    draw();
    drawRoads(current()?.results ?? []);
  }

  async function place(): Promise<void> {
    const table = current();
    if (!table || isSending || stakes.total() === 0n) return;
    isSending = true;
    const sent = new Map(stakes.laid());
    const body = { tableId, roundId: table.roundId, spots: stakes.body() };
    stakes.clear();
    draw();
    const answer = await own.call<{ balance: string | null }>('baccarat/bet', body);
    isSending = false;
    if (answer.ok) {
      stakes.take(table.roundId, sent);
      own.setBalance(answer.balance);
      own.note(t(texts.placed));
    } else own.refuse(answer);
    draw();
  }

  follow(own.facts.seat, {
    tables(coming) {
      const before = current();
      tables = coming;
      const table = current();
      if (before?.roundId !== table?.roundId) stakes.clear();
      if (before?.results.length !== table?.results.length) drawRoads(table?.results ?? []);
      drawTabs();
      draw();
    },
    settled({ win, balance }) {
      own.setBalance(balance);
      if (BigInt(win) > 0n) own.note(`${t(texts.won)} ${won(BigInt(win))}`);
    },
    lost: () => own.note(t(texts.lost)),
  });
  const lay = (spot: Spot) => {
    if (current()?.phase !== 'betting' || isSending) return;
    stakes.lay(spot, chip);
    draw();
  };
  const pick = (at: number) => {
    chip = chips[at] ?? chip;
    draw();
  };
  const clear = () => {
    stakes.clear();
    draw();
  };
  const again = () => {
    stakes.repeat();
    draw();
  };
  for (const tab of all('.tab'))
    tab.addEventListener('click', () => choose(tab.dataset.table ?? tableId));
  for (const spot of all('.spot'))
    spot.addEventListener('click', () => lay(spot.dataset.spot as Spot));
  for (const [at, disc] of all('.chip').entries()) disc.addEventListener('click', () => pick(at));
  byId('clear').addEventListener('click', clear);
  byId('again').addEventListener('click', again);
  byId('place').addEventListener('click', () => void place());
  bindKeys({
    lay,
    pick,
    clear,
    again,
    place,
    turn: (by) => {
      const at = tables.findIndex(({ id }) => id === tableId);
      choose(tables[(at + by + tables.length) % tables.length]?.id ?? tableId);
    },
  });
  setInterval(tick, 200);
}
