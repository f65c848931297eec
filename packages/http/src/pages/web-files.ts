import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the web application, in every form in which it may be asked for. */
export type WebFile = {
  readonly type: string;
  readonly etag: string;
  /** Its name carries a hash of its content: a browser never has to ask again. */
  readonly hashed: boolean;
  /** The engine compiles what it makes rows with; nothing else may. */
  readonly isWorker: boolean;
  /** Its own format is packed already: it is sent as it is. */
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

/** Middling: a first visitor waits for it, and the best takes ten times as long for a twentieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The files of a built application by their address; none where it was not built. */
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
    // When it is first asked for: to hash every page of the guide took a twenty-fifth of a start.
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
