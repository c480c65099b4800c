import type { Frame } from './frame-reader.ts';
import type { Failure } from './session-types.ts';

export function outOfPlace(frame: Frame, isConnect: boolean): Failure {
  if (isConnect) return protocolError(`${frame.command} comes once`);
  return protocolError('CONNECT comes first');
}

export function protocolError(reason: string): Failure {
  return { code: 'H400', reason, close: 'protocol' };
}

export function notOffered(reason: string): Failure {
  return { code: 'L002', reason, close: 'policy' };
}
