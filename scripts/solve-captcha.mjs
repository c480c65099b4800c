// Solves the proof of work that stands beside a captcha's picture, as the login page does for who
// cannot see it: reads the answer of /api/auth/captcha, writes the value for `altcha`.
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

const answer = JSON.parse(await text(process.stdin));
const { algorithm, challenge, maxnumber = 2_000_000, salt, signature } = answer.data.altcha;
const hash = (number) =>
  createHash(algorithm.replace('-', ''))
    .update(salt + number)
    .digest('hex');

let number = 0;
while (number <= maxnumber && hash(number) !== challenge) number += 1;
if (number > maxnumber) throw new Error('The captcha has no solution.');
const solved = { algorithm, challenge, number, salt, signature };
console.log(Buffer.from(JSON.stringify(solved)).toString('base64'));
