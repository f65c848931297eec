import { EXPORT_CONTENT_TYPE } from '@rowloom/contract';
import { noContent, ok, storedFile } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const exportHandlers: Handlers<'listExports' | 'getExport' | 'downloadExport' | 'deleteExport'> = {
  listExports: async ({ caller, access, query }, { exports }) =>
    ok(await exports.list(caller, access.organizationId, query)),
  getExport: async ({ access, params }, { exports }) => ok(await exports.get(access, params.id)),
  downloadExport: async ({ caller, access, params, http }, { exports }) => {
    const read = http.isHead ? exports.look : exports.download;
    const { content, file_name, sha256, size_bytes } = await read(caller, access, params.id);
    return storedFile(content, {
      'content-type': EXPORT_CONTENT_TYPE,
      'content-length': String(size_bytes),
      'content-disposition': `attachment; filename="${file_name}"`,
      etag: `"${sha256}"`,
      // RFC 9530: the digest of the file itself, in base64 between colons.
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    });
  },
  deleteExport: async ({ caller, access, params }, { exports }) => {
    await exports.remove(caller, access, params.id);
    return noContent();
  },
};
