import { Refusal } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/kit';
import { jsonBesideFile, limitInWords } from '@comptoir/contract/limits';
import type { Multipart, MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './call.ts';

const unreadableJson = (or = '') =>
  new Refusal('invalid', `La partie «\u00a0json\u00a0» du formulaire n’est pas lisible${or}.`, { json: `Partie illisible${or}` });

/** What the part named `json` says; nothing where there is none. @throws Refusal 400, 413 */
const jsonOf = (part: MultipartFields[string]): unknown => {
  if (part === undefined) return {};
  const isCut = !Array.isArray(part) && part.type === 'field' && part.valueTruncated;
  if (isCut) {
    const most = limitInWords(jsonBesideFile);
    throw new Refusal('too_large', `Ce qui est envoyé avec le fichier dépasse ${most}.`, { json: `Cette partie dépasse ${most}` });
  }
  // The parser has read a part that says so itself.
  if (!Array.isArray(part) && part.type === 'field' && part.mimetype === 'application/json') return part.value;
  const text = !Array.isArray(part) && part.type === 'field' && typeof part.value === 'string' ? part.value : '';
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadableJson();
  }
};

/** As the parser does by itself, but for our part: browsers give a part that names its type a file's name. */
const isPartAFile = (field?: string, type?: string, filename?: string) =>
  field !== 'json' && (type === 'application/octet-stream' || filename !== undefined);

export const fileTooLarge = ({ maxBytes }: NonNullable<Endpoint['upload']>) => {
  const file = `Le fichier dépasse ${limitInWords(maxBytes)}`;
  return new Refusal('too_large', `${file}.`, { file });
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** @throws Refusal 400 */
const refuseBrokenJson = (error: unknown) => {
  if (codeOf(error) === 'FST_INVALID_JSON_FIELD_ERROR') throw unreadableJson(` ou dépasse ${limitInWords(jsonBesideFile)}`);
};

const toTheEnd = async (parts: AsyncIterator<unknown>) => {
  while (!(await parts.next()).done);
};

/** The parser's own errors carry no code: each of them means a form that is cut or broken. */
const refuseUnread =
  (upload: NonNullable<Endpoint['upload']>) =>
  (error: unknown): never => {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw fileTooLarge(upload);
    refuseBrokenJson(error);
    if (code.startsWith('FST_')) throw error;
    const file = 'L’envoi du fichier est incomplet ou illisible';
    throw new Refusal('invalid', `${file}. Recommencez.`, { file });
  };

/**
 * Reads the part named `file`, and the one named `json` before it.
 * @throws Refusal 400 without a file or from a broken form, 413 above the size, 415 for another extension.
 */
export const readUpload = async (
  request: FastifyRequest,
  upload: NonNullable<Endpoint['upload']>,
): Promise<{ file: Upload; json: unknown }> => {
  const { extension, maxBytes } = upload;
  const parts = request.parts({ isPartAFile, limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: jsonBesideFile } });
  const next = async () => (await parts.next().catch(refuseUnread(upload))).value as Multipart | undefined;
  let part = await next();
  while (part && part.type !== 'file') part = await next();
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
  const json = jsonOf(part.fields['json']);
  const content = await part.toBuffer().catch(refuseUnread(upload));
  // A part before it that says it is JSON and is none is told of at the end.
  await toTheEnd(parts).catch(refuseBrokenJson);
  return { file: { filename, content }, json };
};
