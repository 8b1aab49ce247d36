import type { FastifyInstance } from 'fastify';
import { escape, htmlPage } from './pages/html-page.ts';
import { send } from './pages/reply.ts';

/** One page of A4 with a line of text; a code has letters, digits and hyphens alone. */
const pdfOf = (code: string) => {
  const text = `BT /F1 24 Tf 72 760 Td (Offre ${code}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
};

/** The offers that were retrieved, as a page and as a PDF. */
export const mountDocuments = (fastify: FastifyInstance) => {
  fastify.get<{ Params: { code: string } }>('/documents/:code(^[A-Z]{2}-\\d{9}$)', async ({ params: { code } }, reply) =>
    send(
      reply,
      htmlPage({ status: 200, title: `Offre ${code}`, main: `<p><a href="/documents/${escape(code)}.pdf">Le PDF de l’offre</a></p>` }),
    ),
  );
  fastify.get<{ Params: { code: string } }>('/documents/:code(^[A-Z]{2}-\\d{9}).pdf', async ({ params: { code } }, reply) =>
    reply.type('application/pdf').send(pdfOf(code)),
  );
};
