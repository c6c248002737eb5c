// Verifies a webhook with what comes with Node:
//
//   node verify.mjs SECRET TIMESTAMP SIGNATURE < body
//
// TIMESTAMP and SIGNATURE are the headers X-Service-Timestamp and X-Service-Signature; the body is what arrived, byte for
// byte (with Express: express.raw({ type: 'application/json' })). Prints valid or invalid. NOW (Unix seconds) stands in
// for the present moment, to look at an old delivery.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const TOLERANCE = 300; // seconds

/** Whether the body (a Buffer) was signed with the secret, and not long ago. */
export function verify(secret, timestamp, signature, body, now) {
  if (!/^\d+$/.test(timestamp) || Math.abs(now - Number(timestamp)) > TOLERANCE) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  // While a secret is being replaced there are two signatures; any one will do.
  return signature.split(',').some((one) => {
    if (!/^v1=[0-9a-f]{64}$/.test(one)) return false;
    return timingSafeEqual(expected, Buffer.from(one.slice(3), 'hex'));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [secret, timestamp, signature] = process.argv.slice(2);
  const now = Number(process.env.NOW || Date.now() / 1000);
  const valid = verify(secret, timestamp, signature, readFileSync(0), now);
  console.log(valid ? 'valid' : 'invalid');
  process.exitCode = valid ? 0 : 1;
}
