// Invariant: a device's name is only what its browser claims; it is shown to people and decides
// nothing. What is not recognised has no name.

type Known = readonly [name: string, sign: RegExp];

/** The order matters: most browsers also name the ones they descend from. */
const browsers: readonly Known[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Naver', /NAVER\(|Whale\//],
  ['KakaoTalk', /KAKAOTALK/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly Known[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** "Chrome · Windows" of a User-Agent header; empty when it names none. */
export function deviceName(userAgent: string): string {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
    .filter((name) => name !== '')
    .join(' · ');
}

function nameIn(known: readonly Known[], userAgent: string): string {
  return known.find(([, sign]) => sign.test(userAgent))?.[0] ?? '';
}
