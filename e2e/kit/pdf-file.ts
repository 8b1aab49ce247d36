/** A small PDF for a file input; the mark distinguishes two of them. */
export const pdfFile = (name: string, mark = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${mark}\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n`),
});
