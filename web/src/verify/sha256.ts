/** SHA-256 (FIPS 180-4). The browser's own is missing where the page came over plain http. */

/** First 32 bits of the fractional parts of `root(p)` for the first primes, exactly. */
function constants(count: number, root: 2 | 3): number[] {
  const found: number[] = [];
  for (let n = 2n; found.length < count; n++) {
    if (isPrime(n)) found.push(Number(integerRoot(n << BigInt(32 * root), root) & 0xffffffffn));
  }
  return found;
}

function isPrime(n: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= n; divisor++) if (n % divisor === 0n) return false;
  return true;
}

function integerRoot(n: bigint, root: 2 | 3): bigint {
  let [low, high] = [0n, 1n << 40n];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(root) <= n) low = middle;
    else high = middle - 1n;
  }
  return low;
}

const START = constants(8, 2);
const ROUND = constants(64, 3);

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(64 * blocks);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const at = (words: Uint32Array | number[], i: number): number => words[i] ?? 0;
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + low + at(w, i - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(ROUND, i) + at(w, i)) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = at(hash, i) + word;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    out.setUint32(4 * i, word);
  });
  return new Uint8Array(out.buffer);
}

/** `null` for what is no hexadecimal number of whole bytes. */
export function unhex(text: string): Uint8Array | null {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
