import { z } from 'zod';
import { messages } from '../messages.ts';
import { singleLine } from './single-line.ts';

export const maxPdfBytes = 10 * 1024 * 1024;

const dataUrlHead = /^data:[^,]{0,255};base64,/;
/** `%PDF-` in base64, whatever follows. */
const pdfHead = /^JVBERi[0-3]/;

/** The base64 without the head of a data URL. */
export const pdfBase64 = (text: string) => text.replace(dataUrlHead, '');

const pdfFault = (text: string) => {
  const content = pdfBase64(text);
  if (!pdfHead.test(content) || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) return 'Le fichier doit être un PDF';
  return content.length * 0.75 > maxPdfBytes + 2 ? 'Le PDF pèse plus de 10\u00a0Mo' : null;
};

/** A PDF as base64; a data URL is accepted too. The server looks at what it holds. */
export const pdfText = z.string().superRefine((text, context) => {
  const message = pdfFault(text);
  if (message) context.addIssue({ code: 'custom', message });
});

/** 'CGV_neuf.pdf' and 'cgv_neuf' are the same document. */
export const documentKey = (name: string) => withoutPdf(name).toLowerCase();

/** The default name of a document: its file's name without '.pdf'. */
export const withoutPdf = (name: string) => name.replace(/\.pdf$/i, '');

const longest = 255;
const notInNames = /[/\\]/;

/** The name of a document. May be empty. */
export const documentName = singleLine()
  .max(longest, messages.tooLong(longest))
  .refine((name) => !notInNames.test(name), 'Un nom de document ne contient ni / ni \\');
export const requiredDocumentName = documentName.min(1, messages.required);
