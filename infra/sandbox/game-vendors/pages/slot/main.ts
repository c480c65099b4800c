import { themeOf } from '../../src/slots/themes.ts';
import { after, byId, moves } from '../shared/motion.ts';
import { openSession, type Session } from '../shared/session.ts';
import { stakePicker } from '../shared/stake.ts';
import { t, won } from '../shared/texts.ts';
import { looks } from './looks.ts';
import { drawPaytable } from './paytable.ts';
import { drawReels, type View } from './reels.ts';
import { texts } from './texts.ts';

type SpinAnswer = {
  readonly view: View;
  readonly lineWins: { line: number; count: number }[];
  readonly win: string;
  readonly balance: string | null;
  readonly freeSpins: number;
  readonly freeLeft: number;
  readonly roundWon: string;
  readonly jackpotWin: string;
  readonly jackpot: string;
};

const session = await openSession();
if (session) start(session);

function start(own: Session): void {
  const theme = themeOf(own.facts.gameCode);
  const look = looks[own.facts.gameCode];
  if (!theme || !look) return;
  document.body.classList.add(look.name);
  byId('game').innerHTML = `<svg class="quiet" aria-hidden="true">${Object.entries(look.symbols)
    .map(([id, drawn]) => `<symbol id="symbol-${id}" viewBox="0 0 100 100">${drawn}</symbol>`)
    .join('')}</svg>
    <div class="sky" aria-hidden="true"></div>
    <div class="pot"><small>${t(texts.jackpot)}</small><b id="jackpot"></b></div>
    <div class="machine"><div id="reels"></div><div id="free"></div></div>
    <p id="result" role="status"></p>
    <div class="desk"><button id="pays" type="button">${t(texts.pays)}</button><div id="stake"></div>
    <button id="auto" type="button" aria-pressed="false">${t(texts.auto)}</button>
    <button id="spin" type="button" class="main"></button></div>
    <p class="keys">${t(texts.keys)}</p>`;
  const fill = Object.keys(look.symbols);
  const reels = drawReels(byId('reels'), fill);
  reels.show(theme.reels.map((reel) => reel.slice(3, 6).split('')));
  const { stakes, stake, jackpot } = own.facts.slot;
  const picker = stakePicker(byId('stake'), stakes.map(BigInt), BigInt(stake ?? '1000'));
  const paytable = drawPaytable(theme, own.facts.rtp);
  byId('pays').addEventListener('click', () => paytable.showModal());
  let freeLeft = own.facts.slot.freeLeft;
  let isSpinning = false;
  let isAuto = false;

  const show = (amount: string) => {
    byId('jackpot').textContent = won(BigInt(amount));
  };
  const draw = () => {
    byId('spin').textContent = t(freeLeft > 0 ? texts.free : texts.spin);
    byId('free').textContent = freeLeft > 0 ? `${t(texts.freeLeft)} ${freeLeft}` : '';
    document.body.classList.toggle('in-free', freeLeft > 0);
    byId('auto').setAttribute('aria-pressed', String(isAuto));
    byId('auto').textContent = t(isAuto ? texts.stop : texts.auto);
    picker.enable(!isSpinning && freeLeft === 0 && !isAuto);
  };

  async function spin(): Promise<void> {
    if (isSpinning) return reels.hurry();
    isSpinning = true;
    const amount = picker.value();
    // The stake leaves the balance at once; the answer then has what is true.
    if (freeLeft === 0 && own.balance !== null) own.setBalance(own.balance - amount);
    byId('result').textContent = '';
    draw();
    const asked = own.call<SpinAnswer>('slot/spin', { stake: String(amount) });
    await reels.spinTo(asked.then((answer) => (answer.ok ? answer.view : null)));
    const answer = await asked;
    isSpinning = false;
    if (answer.ok) await present(answer);
    else {
      isAuto = false;
      own.refuse(answer);
      const now = await own.call<{ balance: string }>('balance');
      if (now.ok) own.setBalance(now.balance);
    }
    draw();
    if ((isAuto || freeLeft > 0) && !document.hidden)
      setTimeout(() => void spin(), moves() ? 650 : 1_000);
  }

  async function present(answer: SpinAnswer): Promise<void> {
    freeLeft = answer.freeLeft;
    show(answer.jackpot);
    const cells = answer.lineWins.flatMap(({ line, count }) =>
      (theme?.lines[line] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
    );
    const win = BigInt(answer.win) + BigInt(answer.jackpotWin);
    const isLast = answer.freeLeft === 0;
    reels.mark(cells);
    own.setBalance(answer.balance);
    const words = answer.freeSpins > 0 ? [`${t(texts.won)}: ${answer.freeSpins}`] : [];
    if (win > 0n) words.unshift(`${t(texts.win)} ${won(win)}`);
    if (answer.jackpotWin !== '0')
      words.unshift(`${t(texts.jackpot)} ${won(BigInt(answer.jackpotWin))}!`);
    byId('result').textContent = words.join(' · ');
    byId('result').classList.toggle('big', win >= picker.value() * 20n);
    if (answer.freeSpins > 0 || !isLast) await after(answer.freeSpins > 0 ? 900 : 200);
  }

  byId('spin').addEventListener('click', () => void spin());
  byId('auto').addEventListener('click', () => {
    isAuto = !isAuto;
    draw();
    if (isAuto && !isSpinning) void spin();
  });
  addEventListener('keydown', (event) => {
    if (paytable.open || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'ArrowUp' || event.code === 'ArrowDown') {
      event.preventDefault();
      picker.step(event.code === 'ArrowUp' ? 1 : -1);
    }
    const isButton = event.target instanceof HTMLButtonElement && event.target.id !== 'spin';
    if (event.code !== 'Space' || event.repeat || isButton) return;
    event.preventDefault();
    void spin();
  });
  show(jackpot);
  draw();
}
