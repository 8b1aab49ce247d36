import { createHash } from 'node:crypto';
import { maxImageBytes } from '@comptoir/contract/fields/images';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const headerBytes = 13;
const maxSide = 20_000;

/** The names of a PNG's chunks in order, or undefined if their lengths do not fill the file. */
const chunksOf = (png: Buffer) => {
  const names: string[] = [];
  let at = signature.length;
  while (at + 12 <= png.length) {
    names.push(png.toString('latin1', at + 4, at + 8));
    at += 12 + png.readUInt32BE(at);
  }
  return at === png.length ? names : undefined;
};

const isPng = (png: Buffer) => {
  if (!png.subarray(0, signature.length).equals(signature)) return false;
  const chunks = chunksOf(png);
  if (chunks?.[0] !== 'IHDR' || chunks.at(-1) !== 'IEND' || !chunks.includes('IDAT')) return false;
  const start = signature.length + 8;
  const sides = [png.readUInt32BE(start), png.readUInt32BE(start + 4)];
  return png.readUInt32BE(signature.length) === headerBytes && sides.every((side) => side > 0 && side <= maxSide);
};

/**
 * A name for the image of a data URL: equal contents have equal names.
 * Undefined if its bytes are no PNG, or if it is too large.
 */
export const nameOfPng = (dataUrl: string): string | undefined => {
  const [head, content = ''] = dataUrl.split(',', 2);
  const png = Buffer.from(content, 'base64');
  const isWhole = head === 'data:image/png;base64' && png.toString('base64') === content && png.length <= maxImageBytes;
  return isWhole && isPng(png) ? `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png` : undefined;
};
