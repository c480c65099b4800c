/**
 * The codec reads leniently: a header without a colon swallows the next line, a wrong
 * content-length waits for ever, carriage returns vanish. This guard walks the same bytes first
 * and names what is wrong, so that the codec only ever sees whole, well-formed, bounded frames.
 */

export type FrameLimits = {
  /** Bytes of one frame, from its command to its NUL. */
  frameBytesMax: number;
  headerCountMax: number;
  /** Bytes of one header line, and of the command line. */
  headerBytesMax: number;
};

export type Malformed = { code: 'H400' | 'H413'; reason: string };

export type GuardStep = 'more' | 'heart-beat' | 'frame-end' | Malformed;

const NUL = 0;
const LF = 10;
const CR = 13;
const COLON = 58;

type GuardState = {
  phase: 'between' | 'command' | 'headers' | 'body';
  frameBytes: number;
  line: number[];
  afterCarriageReturn: boolean;
  headerCount: number;
  /** null: the body runs to the first NUL. */
  bodyBytesLeft: number | null;
};

const fresh = (): GuardState => ({
  phase: 'between',
  frameBytes: 0,
  line: [],
  afterCarriageReturn: false,
  headerCount: 0,
  bodyBytesLeft: null,
});

/** Makes a guard that is fed byte by byte; after a malformed step it must not be fed again. */
export function createFrameGuard(limits: FrameLimits): (byte: number) => GuardStep {
  let state = fresh();
  return (byte) => {
    state.frameBytes += 1;
    if (state.frameBytes > limits.frameBytesMax && byte !== NUL) {
      return { code: 'H413', reason: `A frame may have ${limits.frameBytesMax} bytes` };
    }
    const step = takeByte(limits, state, byte);
    if (step === 'frame-end' || step === 'heart-beat') state = fresh();
    return step;
  };
}

function takeByte(limits: FrameLimits, state: GuardState, byte: number): GuardStep {
  switch (state.phase) {
    case 'between':
      return takeBetweenFrames(limits, state, byte);
    case 'command':
    case 'headers':
      return takeLineByte(limits, state, byte);
    case 'body':
      return takeBodyByte(state, byte);
    default:
      return state.phase satisfies never;
  }
}

function takeBetweenFrames(limits: FrameLimits, state: GuardState, byte: number): GuardStep {
  if (byte === LF) return 'heart-beat';
  if (byte === CR) {
    if (state.afterCarriageReturn) return bareCarriageReturn;
    state.afterCarriageReturn = true;
    return 'more';
  }
  if (state.afterCarriageReturn) return bareCarriageReturn;
  if (byte === NUL) return { code: 'H400', reason: 'A frame has no command' };
  state.phase = 'command';
  return takeLineByte(limits, state, byte);
}

function takeLineByte(limits: FrameLimits, state: GuardState, byte: number): GuardStep {
  if (byte === LF) return endLine(limits, state);
  if (state.afterCarriageReturn) return bareCarriageReturn;
  if (byte === CR) {
    state.afterCarriageReturn = true;
    return 'more';
  }
  if (byte === NUL) return { code: 'H400', reason: 'A frame ended inside its headers' };
  state.line.push(byte);
  if (state.line.length > limits.headerBytesMax) {
    return { code: 'H413', reason: `A header may have ${limits.headerBytesMax} bytes` };
  }
  return 'more';
}

function endLine(limits: FrameLimits, state: GuardState): GuardStep {
  const line = state.line;
  state.line = [];
  state.afterCarriageReturn = false;
  if (state.phase === 'command') {
    state.phase = 'headers';
    return 'more';
  }
  if (line.length === 0) {
    state.phase = 'body';
    return 'more';
  }
  return endHeader(limits, state, line);
}

function endHeader(limits: FrameLimits, state: GuardState, line: number[]): GuardStep {
  state.headerCount += 1;
  if (state.headerCount > limits.headerCountMax) {
    return { code: 'H413', reason: `A frame may have ${limits.headerCountMax} headers` };
  }
  const colonAt = line.indexOf(COLON);
  if (colonAt < 1) return { code: 'H400', reason: 'A header is not of the form name:value' };
  const text = String.fromCharCode(...line);
  if (text.slice(0, colonAt) !== 'content-length' || state.bodyBytesLeft !== null) return 'more';
  const value = text.slice(colonAt + 1);
  if (!/^\d{1,9}$/.test(value)) {
    return { code: 'H400', reason: 'The content-length is not a number' };
  }
  state.bodyBytesLeft = Number(value);
  if (state.bodyBytesLeft > limits.frameBytesMax) {
    return { code: 'H413', reason: `A frame may have ${limits.frameBytesMax} bytes` };
  }
  return 'more';
}

function takeBodyByte(state: GuardState, byte: number): GuardStep {
  if (state.bodyBytesLeft === null) return byte === NUL ? 'frame-end' : 'more';
  if (state.bodyBytesLeft > 0) {
    state.bodyBytesLeft -= 1;
    return 'more';
  }
  if (byte === NUL) return 'frame-end';
  return { code: 'H400', reason: 'The body is longer than its content-length' };
}

const bareCarriageReturn: Malformed = {
  code: 'H400',
  reason: 'A carriage return stands without a line feed',
};
