import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { part } from './part.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

type Wares = { name: string };

/** A part whose load fails until the line is said to be back. */
function lineThat() {
  const line = { isUp: false, loads: 0 };
  const load = async () => {
    line.loads += 1;
    if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module.');
    return { default: ({ name }: Wares) => <p>Loaded {name}</p> };
  };
  return { line, load };
}

function Stake() {
  const [text, setText] = useState('');
  return (
    <input aria-label="Stake" value={text} onChange={(event) => setText(event.target.value)} />
  );
}

function Menu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      {isOpen ? children : null}
    </>
  );
}

const failed = page.getByText('화면 일부를 불러오지 못했습니다.');

test('a part that does not come takes its own place only, and comes with the line', async () => {
  const { line, load } = lineThat();
  const Later = part(load);
  await mount(
    <>
      <Stake />
      <Later name="one" />
      <Later name="two" />
    </>,
  );
  await expect.element(failed.first()).toBeVisible();
  await userEvent.fill(page.getByLabelText('Stake'), '5000');
  line.isUp = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Loaded one')).toBeVisible();
  await expect.element(page.getByText('Loaded two')).toBeVisible();
  await expect.element(page.getByLabelText('Stake')).toHaveValue('5000');
  await expect.element(failed).not.toBeInTheDocument();
});

test('it can be asked for by a press, and where that does not help, the page anew', async () => {
  const { line, load } = lineThat();
  const Later = part(load);
  await mount(<Later name="one" />);
  await userEvent.click(page.getByRole('button', { name: '다시 시도' }));
  await expect.element(page.getByRole('button', { name: '새로고침' })).toBeVisible();
  expect(line.loads).toBe(2);
  line.isUp = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Loaded one')).toBeVisible();
});

test('what was lost once is tried anew where it is drawn again', async () => {
  const { line, load } = lineThat();
  const Later = part(load, { missing: 'above' });
  await mount(
    <Menu>
      <Later name="menu" />
    </Menu>,
  );
  await expect.element(failed).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  line.isUp = true;
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await expect.element(page.getByText('Loaded menu')).toBeVisible();
});

test('what nobody asked for is missed in silence, and comes with the line', async () => {
  const { line, load } = lineThat();
  const Later = part(load, { missing: 'silent', waiting: <p>Waiting</p> });
  await mount(
    <>
      <p>Page</p>
      <Later name="notice" />
    </>,
  );
  await expect.element(page.getByText('Waiting')).not.toBeInTheDocument();
  await expect.element(page.getByText('Page')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  line.isUp = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Loaded notice')).toBeVisible();
});

test('a fault of the part itself is the page’s to say', async () => {
  const Faulty = part(async () => ({
    default: () => {
      throw new Error('a fault');
    },
  }));
  await mount(<Faulty />);
  await expect.element(failed).not.toBeInTheDocument();
});
