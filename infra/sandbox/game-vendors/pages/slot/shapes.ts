/** Drawn symbols, each in a square of 100; colours come from the look of a theme. */
export type Paint = { readonly light: string; readonly main: string; readonly dark: string };
export type Shape = (paint: Paint) => string;

const line = ({ dark }: Paint, width = 3) =>
  `stroke="${dark}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const rabbit: Shape = (p) =>
  `<g ${line(p)} fill="${p.light}"><path d="M34 44C22 10 34 2 41 8c7 6 7 24 7 32M66 44C78 10 66 2 59 8c-7 6-7 24-7 32"/><ellipse cx="50" cy="62" rx="29" ry="27"/></g><path d="M37 34c-4-12-2-20 1-22M63 34c4-12 2-20-1-22" stroke="${p.main}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="39" cy="58" r="4" fill="${p.dark}"/><circle cx="61" cy="58" r="4" fill="${p.dark}"/><path d="M46 68h8l-4 5z" fill="${p.main}"/><path d="M50 73v4m0 0c-3 4-8 3-9 0m9 0c3 4 8 3 9 0" ${line(p, 2.5)} fill="none"/><circle cx="31" cy="70" r="5" fill="${p.main}" opacity=".55"/><circle cx="69" cy="70" r="5" fill="${p.main}" opacity=".55"/>`;

export const moon: Shape = (p) =>
  `<circle cx="50" cy="50" r="42" fill="${p.light}"/><circle cx="50" cy="50" r="42" fill="none" ${line(p)}/><circle cx="36" cy="38" r="9" fill="${p.main}" opacity=".5"/><circle cx="63" cy="56" r="13" fill="${p.main}" opacity=".45"/><circle cx="42" cy="68" r="6" fill="${p.main}" opacity=".5"/><circle cx="60" cy="28" r="5" fill="${p.main}" opacity=".4"/>`;

export const mortar: Shape = (p) =>
  `<g ${line(p)}><path d="M22 46h56l-6 32c-1 8-8 12-22 12s-21-4-22-12z" fill="${p.main}"/><ellipse cx="50" cy="46" rx="28" ry="8" fill="${p.light}"/><path d="M64 8l-12 36" stroke="${p.dark}" stroke-width="9"/><path d="M64 8l-12 36" stroke="${p.light}" stroke-width="4"/></g>`;

export const lantern: Shape = (p) =>
  `<g ${line(p)}><path d="M42 8h16v10H42z" fill="${p.dark}"/><ellipse cx="50" cy="48" rx="34" ry="31" fill="${p.main}"/><path d="M38 20c-10 16-10 40 0 56M62 20c10 16 10 40 0 56M50 18v60" fill="none" stroke="${p.light}" stroke-width="2.5"/><path d="M42 78h16v8H42z" fill="${p.dark}"/><path d="M46 86v8m8-8v8" fill="none" stroke="${p.light}"/></g>`;

export const coin: Shape = (p) =>
  `<circle cx="50" cy="50" r="38" fill="${p.main}" ${line(p)}/><circle cx="50" cy="50" r="31" fill="none" stroke="${p.light}" stroke-width="3"/><rect x="38" y="38" width="24" height="24" fill="${p.dark}"/><path d="M50 22v9m0 38v9M22 50h9m38 0h9" stroke="${p.light}" stroke-width="5" stroke-linecap="round"/>`;

export const flower: Shape = (p) => {
  const petal = (turn: number) =>
    `<ellipse cx="50" cy="27" rx="14" ry="20" transform="rotate(${turn} 50 50)" fill="${p.main}" ${line(p)}/>`;
  return `${[0, 72, 144, 216, 288].map(petal).join('')}<circle cx="50" cy="50" r="12" fill="${p.light}" ${line(p)}/><g fill="${p.dark}"><circle cx="46" cy="48" r="2"/><circle cx="54" cy="48" r="2"/><circle cx="50" cy="55" r="2"/></g>`;
};

export const fan: Shape = (p) =>
  `<path d="M8 46a46 46 0 0 1 84 0L50 88z" fill="${p.main}" ${line(p)}/><path d="M50 88L22 32M50 88L38 23M50 88V20M50 88L62 23M50 88L78 32" stroke="${p.light}" stroke-width="3"/><circle cx="50" cy="86" r="6" fill="${p.dark}"/>`;

export const leaf: Shape = (p) =>
  `<path d="M50 90C12 74 8 34 50 8c42 26 38 66 0 82z" fill="${p.main}" ${line(p)}/><path d="M50 92V24M50 44l-16-10M50 44l16-10M50 62L30 50M50 62l20-12M50 78L36 70M50 78l14-8" stroke="${p.light}" stroke-width="3" fill="none" stroke-linecap="round"/>`;

export const gem: Shape = (p) =>
  `<g ${line(p)}><path d="M26 18h48l18 24-42 46L8 42z" fill="${p.main}"/><path d="M26 18l10 24h28l10-24zM36 42l14 46 14-46z" fill="${p.light}"/><path d="M8 42h84" fill="none"/></g>`;

export const pearl: Shape = (p) =>
  `<path d="M8 60c0 18 18 30 42 30s42-12 42-30c-8 8-24 12-42 12S16 68 8 60z" fill="${p.main}" ${line(p)}/><circle cx="50" cy="46" r="27" fill="${p.light}" ${line(p)}/><path d="M34 38c4-8 10-11 16-11" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const turtle: Shape = (p) =>
  `<g ${line(p)}><path d="M78 46c10-8 18-2 16 8-2 8-12 8-18 4z" fill="${p.light}"/><path d="M24 72l-8 14h14zM66 72l10 14h10z" fill="${p.light}"/><path d="M8 66C12 30 72 26 82 66z" fill="${p.main}"/><path d="M8 66h76l-6 10H14z" fill="${p.light}"/></g><path d="M34 38l12 8-4 18M46 46l16-6M46 46l18 18" stroke="${p.light}" stroke-width="3" fill="none"/><circle cx="87" cy="50" r="2.5" fill="${p.dark}"/>`;

export const fish: Shape = (p) =>
  `<g ${line(p)}><path d="M10 50Q36 14 70 44L92 28v44L70 56Q36 86 10 50z" fill="${p.main}"/><path d="M40 34Q50 50 40 66" fill="none" stroke="${p.light}"/></g><path d="M52 42h10M52 50h12M52 58h10" stroke="${p.light}" stroke-width="3" stroke-linecap="round"/><circle cx="27" cy="46" r="5" fill="#fff"/><circle cx="26" cy="46" r="2.6" fill="${p.dark}"/>`;

export const coral: Shape = (p) =>
  `<path d="M50 92V60M50 70C30 66 26 52 28 34M50 66c20-4 24-16 22-36M50 62V22M28 46c-8-2-12-8-12-16M72 46c8-2 12-8 12-16" stroke="${p.dark}" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M50 92V60M50 70C30 66 26 52 28 34M50 66c20-4 24-16 22-36M50 62V22M28 46c-8-2-12-8-12-16M72 46c8-2 12-8 12-16" stroke="${p.main}" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="50" cy="22" r="4" fill="${p.light}"/><circle cx="28" cy="34" r="4" fill="${p.light}"/><circle cx="72" cy="32" r="4" fill="${p.light}"/>`;

export const crown: Shape = (p) =>
  `<path d="M14 78L8 30l22 18L50 14l20 34 22-18-6 48z" fill="${p.main}" ${line(p)}/><path d="M14 78h72v10H14z" fill="${p.light}" ${line(p)}/><circle cx="50" cy="62" r="7" fill="${p.light}" ${line(p, 2)}/><circle cx="28" cy="64" r="5" fill="${p.light}" ${line(p, 2)}/><circle cx="72" cy="64" r="5" fill="${p.light}" ${line(p, 2)}/>`;

export const dragon: Shape = (p) =>
  `<g ${line(p)}><path d="M24 34C14 22 14 10 18 6c6 8 12 14 20 18M76 34C86 22 86 10 82 6c-6 8-12 14-20 18" fill="${p.light}"/><path d="M22 40c0-16 12-24 28-24s28 8 28 24c0 10-4 16-8 20l4 14c-6 12-14 18-24 18S32 86 26 74l4-14c-4-4-8-10-8-20z" fill="${p.main}"/><path d="M34 66c8-6 24-6 32 0l-2 12c-6 6-22 6-28 0z" fill="${p.light}"/></g><circle cx="37" cy="44" r="7" fill="#fff"/><circle cx="63" cy="44" r="7" fill="#fff"/><circle cx="38" cy="45" r="3.4" fill="${p.dark}"/><circle cx="62" cy="45" r="3.4" fill="${p.dark}"/><circle cx="43" cy="70" r="2.6" fill="${p.dark}"/><circle cx="57" cy="70" r="2.6" fill="${p.dark}"/><path d="M28 78c-8 4-14 2-18 8M72 78c8 4 14 2 18 8" stroke="${p.light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

export const wave: Shape = (p) =>
  `<path d="M6 82C8 40 40 14 66 22c16 5 20 22 8 28 4-12-10-16-18-8-10 10-4 30 38 40z" fill="${p.main}" ${line(p)}/><path d="M18 78c2-24 18-40 36-42M34 80c-2-16 4-26 12-30" stroke="${p.light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

export const tower: Shape = (p) =>
  `<g ${line(p)}><path d="M46 6h8v22h-8z" fill="${p.light}"/><path d="M30 40c0-8 8-12 20-12s20 4 20 12l-6 12H36z" fill="${p.main}"/><path d="M42 52h16l4 38H38z" fill="${p.light}"/><path d="M26 90h48" fill="none" stroke-width="6"/></g><path d="M36 40h28" stroke="${p.light}" stroke-width="4" stroke-dasharray="4 4"/>`;

export const bridge: Shape = (p) =>
  `<path d="M4 66h92" stroke="${p.dark}" stroke-width="10"/><path d="M4 66h92" stroke="${p.main}" stroke-width="6"/><path d="M26 16v70M74 16v70" stroke="${p.dark}" stroke-width="9" stroke-linecap="round"/><path d="M26 16v70M74 16v70" stroke="${p.light}" stroke-width="4" stroke-linecap="round"/><path d="M26 18Q6 40 4 60M26 18q24 64 48 0M74 18q20 22 22 42M38 42v22M50 50v14M62 42v22" stroke="${p.light}" stroke-width="3" fill="none"/>`;

export const star: Shape = (p) =>
  `<path d="M50 6l13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z" fill="${p.main}" ${line(p)}/><path d="M50 20l8 19 20 3" stroke="${p.light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

export const heart: Shape = (p) =>
  `<path d="M50 88C8 58 4 34 16 22c12-10 28-4 34 12 6-16 22-22 34-12 12 12 8 36-34 66z" fill="${p.main}" ${line(p)}/><path d="M24 34c2-6 8-8 12-6" stroke="${p.light}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const cup: Shape = (p) =>
  `<g ${line(p)}><path d="M24 26h52l-8 62H32z" fill="${p.light}"/><path d="M28 46h44l-4 26H32z" fill="${p.main}"/><path d="M20 16h60v12H20z" fill="${p.main}"/><path d="M56 16l8-12" fill="none" stroke-width="5"/></g><circle cx="50" cy="59" r="7" fill="${p.light}"/>`;

export const note: Shape = (p) =>
  `<path d="M38 74V22l42-10v50" ${line(p, 8)} fill="none"/><path d="M38 74V22l42-10v50M38 36l42-10" stroke="${p.main}" stroke-width="4" fill="none"/><ellipse cx="28" cy="76" rx="14" ry="11" fill="${p.main}" ${line(p)}/><ellipse cx="70" cy="64" rx="14" ry="11" fill="${p.main}" ${line(p)}/>`;

export const bolt: Shape = (p) =>
  `<path d="M58 4L18 56h26l-8 40 46-56H54z" fill="${p.main}" ${line(p)}/><path d="M54 16L32 46" stroke="${p.light}" stroke-width="5" stroke-linecap="round"/>`;

/** Wilds and scatters carry their word, so that they are told apart without knowing a theme. */
export function plaque(word: string, inside: string, { light, main, dark }: Paint): string {
  return `<g transform="translate(11 0) scale(.78)">${inside}</g><path d="M4 72h92l-7 11 7 11H4l7-11z" fill="${main}" stroke="${dark}" stroke-width="3"/><text x="50" y="89" text-anchor="middle" font-size="18" font-weight="800" letter-spacing="1" fill="${light}">${word}</text>`;
}
