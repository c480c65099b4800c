import { expect, it } from 'vitest';
import { captchaAnswer, captchaDigits, captchaPicture, type GreyPicture } from './captcha-image.ts';

/** The same numbers in each run, spread well enough for pictures. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

it('asks for four digits from 1 to 5, each of them now and then', () => {
  const random = seeded(1);
  const answers = Array.from({ length: 200 }, () => captchaAnswer(random));
  expect(answers.every((answer) => /^[1-5]{4}$/.test(answer))).toBe(true);
  expect(new Set(answers.join(''))).toEqual(new Set(captchaDigits));
});

it('never draws an answer the same way twice', () => {
  const random = seeded(2);
  const [first, second] = [captchaPicture('1234', random), captchaPicture('1234', random)];
  const same = first.data.filter((grey, at) => grey === second.data[at]).length;
  expect(same / first.data.length).toBeLessThan(0.5);
});

it('cannot be read by counting: the ink of a digit does not say which it is', () => {
  const random = seeded(3);
  const samples = Array.from({ length: 300 }, () => {
    const answer = captchaAnswer(random);
    return { answer, picture: captchaPicture(answer, random) };
  });
  const learnt = samples.slice(0, 200);
  const mean = new Map(
    captchaDigits.map((digit) => {
      const inks = learnt.flatMap(({ answer, picture }) =>
        Array.from(answer, (one, at) => (one === digit ? [inkOf(picture, at)] : [])).flat(),
      );
      return [digit, inks.reduce((sum, ink) => sum + ink, 0) / inks.length] as const;
    }),
  );
  const guess = (picture: GreyPicture) =>
    [0, 1, 2, 3]
      .map((at) => {
        const ink = inkOf(picture, at);
        const away = (digit: (typeof captchaDigits)[number]) =>
          Math.abs((mean.get(digit) ?? 0) - ink);
        return captchaDigits.toSorted((one, other) => away(one) - away(other))[0];
      })
      .join('');
  const solved = samples.slice(200).filter(({ answer, picture }) => guess(picture) === answer);
  expect(solved.length).toBeLessThan(8);
});

/** How dark the quarter of a picture is that a digit stands in. */
function inkOf({ width, height, data }: GreyPicture, at: number): number {
  let ink = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = (at * width) / 4; x < ((at + 1) * width) / 4; x += 1) {
      ink += 255 - (data[y * width + x] ?? 255);
    }
  }
  return ink;
}
