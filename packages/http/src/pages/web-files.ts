import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the web application, in every form in which it may be requested. */
export type WebFile = {
  readonly type: string;
  readonly etag: string;
  /** Its name contains a hash of its content: a browser never needs to revalidate it. */
  readonly hashed: boolean;
  /** The engine compiles its row makers; nothing else may. */
  readonly isWorker: boolean;
  /** Its own format is compressed already: it is sent unchanged. */
  readonly isPacked: boolean;
  readonly bytes: (encoding: Encoding) => Buffer;
};

export type Encoding = 'br' | 'gzip' | 'identity';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Medium: a first visitor waits for it, and the best takes ten times as long for 5 % less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The files of a built application by address; none if it was not built. */
export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path).split(sep).join('/')}`, describeFile(path)];
    }),
  );
}

function describeFile(path: string): WebFile {
  const forms = new Map<Encoding, Buffer>();
  let etag: string | undefined;
  const plain = readFileSync(path);
  const isPacked = ['.png', '.woff2'].includes(extname(path));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    // On first use: hashing every page of the guide took a twenty-fifth of a start.
    get etag() {
      return (etag ??= `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`);
    },
    hashed: /[\\/]assets[\\/]/.test(path),
    isPacked,
    isWorker: /\.worker-[\w-]+\.js$/.test(path),
    bytes: (encoding) => {
      if (encoding === 'identity' || isPacked) return plain;
      const known = forms.get(encoding);
      if (known !== undefined) return known;
      const packed = encoding === 'br' ? brotliCompressSync(plain, BROTLI) : gzipSync(plain);
      forms.set(encoding, packed);
      return packed;
    },
  };
}
