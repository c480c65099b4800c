import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { mount } from '../../testing/mount.tsx';
import { translatePage } from '../../testing/translate.ts';
import { PriceFigure, writePrice } from '../figures/price-figure.tsx';
import { SignedAmount } from '../figures/signed-amount.tsx';

beforeEach(() => {
  shown.setState(atFirst);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const atFirst = { isOpen: true, count: 1, amount: '5000' };
const shown = createStore(() => atFirst);

/** As pages are written: a text of its own beside elements, and one before another. */
function Match() {
  const { isOpen, count } = useStore(shown);
  return (
    <main>
      <h1>Match</h1>
      {isOpen ? 'Open for bets' : null}
      {Array.from({ length: count }, (_, at) => (
        <p key={at.toString()}>{`Goal ${at + 1}`}</p>
      ))}
      {isOpen ? 'Bet now' : 'Closed'}
    </main>
  );
}

test('a translated page whose texts come and go is drawn anew, and is no failure', async () => {
  await mount(<Match />);
  const match = page.getByRole('main');
  await expect.element(match).toMatchTextContent(/Open for bets/);
  translatePage();
  await expect.element(match).toMatchTextContent(/«Open for bets»/);
  shown.setState({ isOpen: false });
  await expect.element(match).toMatchTextContent(/Closed/);
  await expect.element(match).not.toMatchTextContent(/Open for bets/);
  translatePage();
  shown.setState({ count: 3 });
  await expect.element(match).toMatchTextContent(/Goal 3/);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

function Amount() {
  return <SignedAmount amount={useStore(shown, ({ amount }) => amount)} account="cash" />;
}

test('odds and amounts are left to the site, and move on a translated page', async () => {
  await mount(
    <>
      <div data-testid="odds">
        <PriceFigure />
      </div>
      <Amount />
    </>,
  );
  const odds = page.getByTestId('odds');
  await expect.element(odds).toBeInTheDocument();
  const figure = odds.element().firstElementChild;
  const words = { none: '', up: 'up', down: 'down' };
  if (figure !== null) writePrice(figure, { price: '1.90' }, words);
  translatePage();
  if (figure !== null) writePrice(figure, { price: '2.10', before: '1.90' }, words);
  await expect.element(odds).toHaveTextContent('up2.10');
  shown.setState({ amount: '-7000' });
  await expect.element(page.getByText('−7,000원')).toBeVisible();
  await expect.element(page.getByText('5,000')).not.toBeInTheDocument();
});

function Broken(): never {
  throw new Error('a fault');
}

test('a fault of the page is said as ever', async () => {
  await mount(<Broken />);
  await expect.element(page.getByRole('alert')).toBeVisible();
});
