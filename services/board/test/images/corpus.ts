import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A file somebody may send as a picture, and the code it is answered with. */
export type Hostile = readonly [name: string, bytes: Buffer, code: 'BD060' | 'BD061'];

const square = { width: 8, height: 8, channels: 3, background: '#c33' } as const;
const drawn = () => sharp({ create: square });
const text = (words: string) => Buffer.from(words, 'latin1');

/** Good pictures of each kind that is taken. */
export async function goodPictures() {
  return {
    jpeg: await drawn().jpeg().toBuffer(),
    png: await drawn().png().toBuffer(),
    webp: await drawn().webp().toBuffer(),
    gif: await drawn().gif().toBuffer(),
  };
}

/** A photo lying on its side, with where and by what it was taken. */
export function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { ...square, width: 40, height: 20 } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: { GPSLatitude: '37/1 33/1 59/1', GPSLongitude: '126/1 58/1 40/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<html><body onload=alert(1)>',
  '<!DOCTYPE html><p>x',
  '<iframe src=//evil.example>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<svg onload=alert(1)>',
  '<?php system($_GET[0]); ?>',
  '<ScRiPt src=//evil.example>',
  '<HTML>',
  '<?PHP eval($_POST[0]);',
  '<?php __HALT_COMPILER(); ?>',
  '%PDF-1.7\n1 0 obj',
  'Rar!\u001a\u0007\u0000',
  '7z\u00bc\u00af\u0027\u001c',
  'MZ..This program cannot be run in DOS mode.',
  '\u00ca\u00fe\u00ba\u00be\u0000\u0000\u00007',
  '\u007fELF\u0002\u0001\u0001',
] as const;

/** The end of a zip with one file and a comment, as archives end. */
function zipTail(comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([text('PK\u0003\u0004aaaaPK\u0001\u0002'), end, text(comment)]);
}

/** A PNG's part with its length, name and a check sum that may be wrong. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([text(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, sum]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG that says it is so large; its pixels are zeros, packed a thousand to one. */
function bombOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(width * height, 4_000_000));
  return Buffer.concat([
    text('\u0089PNG\r\n\u001a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Everything that must not become a picture. */
export async function hostileFiles(): Promise<Hostile[]> {
  const good = await goodPictures();
  const wide = (width: number, height: number) =>
    sharp({ create: { ...square, width, height } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const polyglots = Object.entries(good).flatMap(([kind, picture]) =>
    SCRIPTS.map(
      (script): Hostile => [
        `${kind} with ${JSON.stringify(script.slice(0, 12))}`,
        Buffer.concat([picture, text(script)]),
        'BD060',
      ],
    ),
  );
  const zips = Object.entries(good).flatMap(([kind, picture]): Hostile[] => [
    [`${kind} that is a zip`, Buffer.concat([picture, zipTail('')]), 'BD060'],
    [`${kind} that is a jar with a comment`, Buffer.concat([picture, zipTail('hello')]), 'BD060'],
  ]);
  const { jpeg, png, webp, gif } = good;
  const inside = [
    text('\u0089PNG\r\n\u001a\n'),
    chunk('IHDR', png.subarray(16, 29)),
    chunk('tEXt', text('Comment\0<script>alert(1)</script>')),
    png.subarray(33),
  ];
  const foreign = [
    ['nothing but a picture’s first bytes', text('\u00ff\u00d8\u00ff\u00e0')],
    ['svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['svg behind a declaration', text('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['html', text('<html><script>alert(1)</script></html>')],
    [
      'html with a mark of its order',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text('<html>')]),
    ],
    ['javascript that begins as a gif', text('GIF89a/*<svg onload=1>*/=1;alert(1)')],
    ['gif without pictures', text('GIF89a')],
    ['php', text('<?php phpinfo(); ?>')],
    ['pdf', text('%PDF-1.7\n%âãÏÓ')],
    ['zip', zipTail('')],
    ['gzip bomb', gzipSync(Buffer.alloc(1_000_000))],
    ['program of Windows', text('MZ\u0090\0This program cannot be run in DOS mode.')],
    ['program of Linux', text('\u007fELF\u0002\u0001\u0001')],
    ['icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16])],
    ['bitmap', text('BM6\u0000\u0000\u0000')],
    ['tiff', await drawn().tiff().toBuffer()],
    ['avif', await drawn().avif().toBuffer()],
    ['webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
    ['mp4', text('\u0000\u0000\u0000\u0018ftypmp42')],
    ['shell script', text('#!/bin/sh\nrm -rf /')],
    ['program of the web', text('\u0000asm\u0001\u0000\u0000\u0000')],
    ['film of Flash', text('FWS\u0008')],
    ['heic', text('\u0000\u0000\u0000\u0018ftypheic')],
    ['svg in gzip', gzipSync(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    [
      'xml with an entity outside',
      text('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;'),
    ],
    ['archive of Unix', text('ustar\u000000')],
    ['web archive', text('MIME-Version: 1.0\nContent-Type: multipart/related')],
    ['shortcut', text('L\u0000\u0000\u0000\u0001\u0014\u0002\u0000')],
    [
      'script behind the picture of a jpeg’s first bytes',
      text('\u00ff\u00d8\u00ff\u00e0=alert(1)//'),
    ],
    ['eps', text('%!PS-Adobe-3.0 EPSF-3.0')],
    ['words', text('hello')],
    ['zeros', Buffer.alloc(1_000)],
    ['png with a script among its notes', Buffer.concat(inside)],
    ['jpeg cut off in its header', jpeg.subarray(0, 40)],
    ['png cut off', png.subarray(0, 60)],
    ['webp cut off', webp.subarray(0, 24)],
    ['gif cut off', gif.subarray(0, 20)],
    ['jpeg that is a png inside', Buffer.concat([jpeg.subarray(0, 4), png])],
    ['webp that is a sound', text('RIFF\u0024\u0000\u0000\u0000WEBPfmt \u0010')],
    ['png that says it has no pixels', bombOf(0, 0)],
  ] as const;
  return [
    ...polyglots,
    ...zips,
    ...foreign.map(([name, bytes]): Hostile => [name, bytes, 'BD060']),
    ['a bomb of 50,000 × 50,000', bombOf(50_000, 50_000), 'BD061'],
    ['a bomb of 2³¹ − 1 a side', bombOf(2_147_483_647, 1), 'BD060'],
    ['a line of 4,097 pixels', await wide(4_097, 1), 'BD061'],
    ['a column of 4,097 pixels', await wide(1, 4_097), 'BD061'],
    ['more than 5 MB', Buffer.concat([png, Buffer.alloc(5_242_881)]), 'BD061'],
  ];
}
