import { defineCodes } from '@noriter/kit/result-codes';

/** What only a live connection can be refused for; the rest are the codes every service has. */
export const errors = defineCodes({
  L001: {
    ko: '지원하지 않는 STOMP 버전입니다.',
    en: 'This STOMP version is not spoken here.',
    vi: 'Phiên bản STOMP không được hỗ trợ.',
    meaning: 'accept-version names neither 1.2 nor 1.1; the ERROR frame lists what is spoken',
  },
  L002: {
    ko: '지원하지 않는 명령입니다.',
    en: 'This command is not offered: the channel only carries events to the browser.',
    vi: 'Lệnh không được hỗ trợ.',
    meaning: 'SEND, BEGIN, COMMIT, ABORT, ACK, NACK, or a subscription with acknowledgements',
  },
  L003: {
    ko: '구독 수가 너무 많습니다.',
    en: 'There are too many subscriptions on this connection.',
    vi: 'Quá nhiều đăng ký trên kết nối này.',
  },
  L004: {
    ko: '연결 수가 너무 많습니다.',
    en: 'There are too many connections of this member.',
    vi: 'Quá nhiều kết nối của thành viên này.',
  },
  L005: {
    ko: '연결 응답이 없습니다.',
    en: 'No heart-beat came in time.',
    vi: 'Không nhận được tín hiệu kết nối kịp thời.',
  },
  L006: {
    ko: '연결 요청이 제때 오지 않았습니다.',
    en: 'No CONNECT frame came in time.',
    vi: 'Yêu cầu kết nối không đến kịp thời.',
  },
});

/** Every code an ERROR frame can carry: this service's own, and those every service has. */
export type ErrorCode =
  | keyof typeof errors
  | 'H400'
  | 'H401'
  | 'H403'
  | 'H404'
  | 'H413'
  | 'H429'
  | 'TK999'
  | 'TK998'
  | 'S001'
  | 'S002'
  | 'S008'
  | 'TE99'
  | 'E001';
