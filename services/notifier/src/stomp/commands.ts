/**
 * What each client frame does. A frame is answered with nothing, with a RECEIPT, or with the
 * failure that ends the connection: STOMP has no other way to refuse.
 */
import { decideSubscribe } from '../domain/decide-subscribe.ts';
import { negotiateHeartBeat, parseHeartBeat } from '../domain/heart-beat.ts';
import { negotiateVersion, supportedVersions } from '../domain/protocol-version.ts';
import type { Frame } from './frame-reader.ts';
import { connectedFrame, receiptFrame } from './frame-writer.ts';
import { notOffered, outOfPlace, protocolError } from './refused-frames.ts';
import type { Failure, Session, SessionHost } from './session-types.ts';

/** Exact as a number. */
const versionPattern = /^\d{1,15}$/;

/** Handles one frame; resolves with the failure that has to end the connection, if there is one. */
export async function handleFrame(
  host: SessionHost,
  session: Session,
  frame: Frame,
): Promise<Failure | null> {
  if (session.phase === 'ended') return null;
  const isConnect = frame.command === 'CONNECT' || frame.command === 'STOMP';
  if (isConnect !== (session.phase === 'waiting')) return outOfPlace(frame, isConnect);
  if (frame.body.length > 0 && frame.command !== 'SEND') {
    return protocolError(`A ${frame.command} frame has no body`);
  }
  if (isConnect) return connect(host, session, frame);
  const failure = handleConnected(host, session, frame);
  if (failure) return failure;
  const receipt = frame.headers.get('receipt');
  if (receipt !== undefined) session.send(receiptFrame(receipt));
  if (frame.command === 'DISCONNECT') session.end('normal');
  return null;
}

async function connect(host: SessionHost, session: Session, frame: Frame): Promise<Failure | null> {
  const version = negotiateVersion(frame.headers.get('accept-version'));
  if (!version) {
    const reason = `Supported protocol versions are ${supportedVersions.join(' and ')}`;
    return { code: 'L001', reason, close: 'protocol' };
  }
  const offer = parseHeartBeat(frame.headers.get('heart-beat'));
  if (!offer) return protocolError('The heart-beat header is not of the form number,number');

  const identified = await host.identify(frame.headers, session.address);
  if ('code' in identified) return identified;
  // What ended meanwhile has left: whoever enters after that stays counted for ever.
  if (hasEnded(session)) return null;
  const { principal, lastsMs } = identified;
  session.principal = principal;
  session.tokenEndsAt = lastsMs === null ? null : host.now() + lastsMs;
  const refused = await host.admit(session, principal);
  if (refused || session.phase !== 'waiting') return refused;

  const { heartBeatMs } = host.settings;
  session.heartBeat = negotiateHeartBeat(offer, {
    sendsEveryMs: heartBeatMs,
    wantsEveryMs: heartBeatMs,
  });
  session.phase = 'connected';
  session.send(connectedFrame({ version, heartBeat: session.heartBeat, connectionId: session.id }));
  return null;
}

function handleConnected(host: SessionHost, session: Session, frame: Frame): Failure | null {
  switch (frame.command) {
    case 'SUBSCRIBE':
      return subscribe(host, session, frame);
    case 'UNSUBSCRIBE':
      return unsubscribe(host, session, frame);
    case 'DISCONNECT':
      return null;
    case 'ACK':
    case 'NACK':
      // No MESSAGE carries an `ack` header, so there is nothing that could be acknowledged.
      return notOffered('Messages are not acknowledged here');
    case 'SEND':
    case 'BEGIN':
    case 'COMMIT':
    case 'ABORT':
      return notOffered(`${frame.command} is not offered`);
    default:
      return protocolError('This command does not exist');
  }
}

function subscribe(host: SessionHost, session: Session, frame: Frame): Failure | null {
  const id = frame.headers.get('id');
  const text = frame.headers.get('destination');
  if (id === undefined || text === undefined) {
    return protocolError('SUBSCRIBE needs the headers id and destination');
  }
  if ((frame.headers.get('ack') ?? 'auto') !== 'auto') {
    return notOffered('Subscriptions are ack:auto');
  }
  if (!session.principal) return protocolError('CONNECT comes first');
  const decision = decideSubscribe(session.principal, text);
  if (!decision.allowed) {
    const { code, reason } = decision;
    return { code, reason, close: code === 'H401' ? 'token' : 'policy' };
  }
  const version = frame.headers.get('version');
  if (version !== undefined && !versionPattern.test(version)) {
    return protocolError('The version header of a SUBSCRIBE is a whole number');
  }
  const since = version === undefined ? null : Number(version);
  if (!host.budgets.takesSubscription(session.network)) {
    const reason = 'The connections of this address have as many subscriptions as they may';
    return { code: 'L003', reason, close: 'tryLater' };
  }
  const subscription = session.subscriptions.add(id, decision.destination, since);
  if (typeof subscription === 'string') host.budgets.givesSubscription(session.network);
  if (subscription === 'taken') return protocolError('This subscription id is in use');
  if (subscription === 'too-many') {
    const reason = `A connection may have ${host.settings.subscriptionsMax} subscriptions`;
    return { code: 'L003', reason, close: 'policy' };
  }
  host.subscribed(session, subscription);
  return null;
}

function unsubscribe(host: SessionHost, session: Session, frame: Frame): Failure | null {
  const id = frame.headers.get('id');
  if (id === undefined) return protocolError('UNSUBSCRIBE needs the header id');
  const subscription = session.subscriptions.remove(id);
  if (!subscription) return protocolError('There is no subscription with this id');
  host.budgets.givesSubscription(session.network);
  host.unsubscribed(session, subscription);
  return null;
}

/** Asked anew after each wait: another message of the client may have ended the session. */
function hasEnded({ phase }: Session): boolean {
  return phase === 'ended';
}
