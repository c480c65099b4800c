import { expect, test } from 'vitest';
import { openPasswords } from './passwords.ts';

const cheap = { memoryKib: 64, passes: 1 };

test('a flood of guesses at the door does not hold up who is inside', async () => {
  const passwords = await openPasswords(cheap);
  const stored = await passwords.hash('1234');
  let guessed = 0;
  const flood = Array.from({ length: 400 }, () =>
    passwords.isRightAtDoor(stored, 'a guess').then(
      () => {
        guessed += 1;
      },
      () => 'refused',
    ),
  );
  // Refused would be E002: so many wait that it would take longer than a caller does.
  expect(await passwords.isRight(stored, '1234')).toBe(true);
  expect(guessed).toBeLessThan(100);
  const refused = (await Promise.all(flood)).filter((end) => end === 'refused');
  expect(refused).toHaveLength(97);
});

test('nor do they hold up whoever is at the door', async () => {
  const passwords = await openPasswords(cheap);
  const stored = await passwords.hash('1234');
  let checked = 0;
  const inside = Array.from({ length: 300 }, async () => {
    await passwords.isRight(stored, '1234');
    checked += 1;
  });
  expect(await passwords.isRightAtDoor(stored, '1234')).toBe(true);
  expect(checked).toBeLessThan(100);
  await Promise.all(inside);
});

test('an absent hash is never right', async () => {
  const passwords = await openPasswords(cheap);
  expect(await passwords.isRight(null, 'nobody has this password')).toBe(false);
  expect(await passwords.isRightAtDoor(null, 'nobody has this password')).toBe(false);
});
