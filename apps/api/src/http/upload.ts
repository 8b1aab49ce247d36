import { Refusal } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/kit';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './call.ts';

/**
 * Reads the part named `file`.
 * @throws Refusal 400 without a file, 413 above the size, 415 for another extension.
 */
export const readUpload = async (request: FastifyRequest, { extension, maxBytes }: NonNullable<Endpoint['upload']>): Promise<Upload> => {
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 20 } });
  // A part of type application/octet-stream is a file without a name, although the types do not say so.
  const filename: string | undefined = part?.filename;
  if (part?.fieldname !== 'file' || filename === undefined) {
    part?.file.resume();
    throw new Refusal('invalid', 'Veuillez choisir un fichier.', { file: 'Veuillez choisir un fichier' });
  }
  if (!filename.toLowerCase().endsWith(extension)) {
    part.file.resume();
    throw new Refusal('wrong_type', `Le fichier doit être au format ${extension}.`, { file: `Format attendu\u00a0: ${extension}` });
  }
  return { filename, content: await part.toBuffer() };
};
