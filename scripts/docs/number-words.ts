/**
 * The numbers from two up, and halves, that a text says in words: each once, as a figure. One is an
 * article in all three languages, and what comes first an order: neither counts.
 */
export function wordsIn(text: string, language: keyof typeof words): string[] {
  const found = Object.entries(words[language]).filter(([, pattern]) => pattern.test(text));
  return found.map(([number]) => number);
}

export const HALF = '1/2';

/** A word of its own, small or at the start of a sentence. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
/** Counters follow it, and what is written together with it; `열 수` is "can open". */
const korean = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})`, 'u');

const words = {
  ko: {
    2: korean('두(?= |번|팀)|둘(?= |[은이을만씩다])|이틀'),
    3: korean('세(?= |번)|셋(?= |[은이을만씩다])|사흘'),
    4: korean('네(?= |번)|넷(?= |[은이을만씩다])|나흘'),
    5: korean('다섯|닷새'),
    6: korean('여섯|엿새'),
    7: korean('일곱|이레(?= |[만씩])'),
    8: korean('여덟|여드레'),
    9: korean('아홉|아흐레'),
    10: korean('열(?= (?!수 )|번)|열흘'),
    [HALF]: korean('절반'),
  },
  en: {
    2: word('two|twice|both|second'),
    3: word('three|thrice|third'),
    4: word('four|fourth'),
    5: word('five|fifth'),
    6: word('six|sixth'),
    7: word('seven|seventh'),
    8: word('eight|eighth'),
    9: word('nine|ninth'),
    10: word('ten|tenth'),
    [HALF]: word('half|halves'),
  },
  vi: {
    2: word('hai'),
    3: word('ba'),
    4: word('bốn'),
    // After a figure it is a year.
    5: word('(?<!\\d )năm'),
    6: word('sáu'),
    7: word('bảy'),
    8: word('tám'),
    9: word('chín'),
    10: word('mười'),
    // `nửa đêm` is midnight.
    [HALF]: word('nửa(?! đêm)|chia đôi'),
  },
} as const;
