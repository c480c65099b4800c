const line = 'var(--ink-line-strong)';
const plane = 'var(--ink-raised)';

/** The playground at night: swings, a slide, a climbing dome and the seesaw under a brass moon. */
export function HeroArt({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 720 360"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Sky />
      <path d="M0 300C140 268 260 274 380 290s230 12 340-14v84H0Z" fill={plane} />
      <Dome />
      <Swings />
      <Slide />
      <Seesaw />
      <path d="M0 330c180-16 420-12 720 2v28H0Z" fill="var(--ink-hover)" />
    </svg>
  );
}

const stars = [
  [210, 60],
  [286, 112],
  [352, 44],
  [430, 92],
  [512, 34],
  [684, 150],
  [250, 170],
] as const;

function Sky() {
  return (
    <g>
      <circle cx="596" cy="96" r="58" fill="var(--brass)" />
      <circle cx="578" cy="84" r="9" fill="var(--brass-press)" />
      <circle cx="612" cy="118" r="14" fill="var(--brass-press)" />
      <circle cx="622" cy="74" r="6" fill="var(--brass-press)" />
      {stars.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 5}v10M${x - 5} ${y}h10`} stroke={line} strokeWidth="1.5" />
      ))}
    </g>
  );
}

function Dome() {
  return (
    <g stroke={line} strokeWidth="3">
      <path d="M196 314a62 62 0 0 1 124 0" />
      <path d="M228 314c0-34 12-62 30-62s30 28 30 62M258 252v62M208 278h100M199 298h118" />
    </g>
  );
}

function Swings() {
  return (
    <g>
      <path
        d="M352 318 392 150h164l40 168M392 150l40 168M556 150l-40 168"
        stroke="var(--paper-faint)"
        strokeWidth="5"
      />
      <path d="M436 152 398 262M452 152l-38 116" stroke={line} strokeWidth="2" />
      <path d="m393 258 28 11" stroke="var(--paper)" strokeWidth="6" />
      <path d="M500 152v122M520 152v122" stroke={line} strokeWidth="2" />
      <path d="M494 276h32" stroke="var(--paper)" strokeWidth="6" />
    </g>
  );
}

function Slide() {
  return (
    <g>
      <path d="M640 326V206M668 326V206" stroke="var(--paper-faint)" strokeWidth="5" />
      <path d="M640 232h28M640 256h28M640 280h28M640 304h28" stroke={line} strokeWidth="3" />
      <path d="M640 206c-40 6-34 96-72 112-8 4-18 4-28 4" stroke="var(--jade)" strokeWidth="7" />
      <path d="M632 206h44" stroke="var(--paper)" strokeWidth="6" />
    </g>
  );
}

function Seesaw() {
  return (
    <g>
      <path d="m116 284 30 48H86Z" fill="var(--paper-faint)" />
      <path d="M36 312 196 258" stroke="var(--paper)" strokeWidth="8" />
      <circle cx="182" cy="243" r="15" fill="var(--brass)" />
      <circle cx="182" cy="243" r="8" stroke="var(--on-brass)" strokeWidth="2" />
    </g>
  );
}
