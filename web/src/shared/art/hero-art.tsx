const line = 'var(--ink-line-strong)';
const plane = 'var(--ink-raised)';

/** The playground at night: swings, a slide, a climbing dome and the seesaw under a brass moon. */
export function HeroArt({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1000 360"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Moon />
      {stars.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 5}v10M${x - 5} ${y}h10`} stroke={line} strokeWidth="1.5" />
      ))}
      <path d="M0 306C180 268 420 274 600 288s280 12 400-14v86H0Z" fill={plane} />
      <Lamp />
      <g transform="translate(290)">
        <Dome />
        <Swings />
        <Slide />
        <Seesaw />
      </g>
      <path d="M0 334c260-18 580-14 1000 0v26H0Z" fill="var(--ink-hover)" />
    </svg>
  );
}

const stars = [
  [64, 92],
  [250, 64],
  [352, 132],
  [470, 54],
  [560, 116],
  [664, 40],
  [754, 96],
  [968, 168],
] as const;

function Moon() {
  return (
    <g>
      <circle cx="886" cy="92" r="54" fill="var(--brass)" />
      <circle cx="869" cy="80" r="8" fill="var(--brass-press)" />
      <circle cx="902" cy="112" r="13" fill="var(--brass-press)" />
      <circle cx="910" cy="72" r="6" fill="var(--brass-press)" />
    </g>
  );
}

/** The lamp and the bench at the gate; where the page's words stand there, they make room. */
function Lamp() {
  return (
    <g className="lg:hidden">
      <path d="M158 324V168c0-16 26-16 26 0" stroke="var(--paper-faint)" strokeWidth="5" />
      <path d="M174 172h20l7 14h-34Z" fill="var(--paper-faint)" />
      <path d="M176 190h16" stroke="var(--brass)" strokeWidth="5" />
      <path d="M196 298h82M196 276h82" stroke="var(--paper-faint)" strokeWidth="5" />
      <path d="M208 270v56M266 270v56" stroke={line} strokeWidth="3" />
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
