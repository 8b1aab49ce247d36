/** French letters outside ASCII, as the PDF's own encoding numbers them. */
const beyond: Readonly<Record<string, number>> = { '’': 0x92, œ: 0x9c, '–': 0x96, '€': 0x80 };

const codeOf = (letter: string) => beyond[letter] ?? letter.charCodeAt(0);

/** A PDF string in hexadecimal: nothing in it needs escaping. */
const shown = (text: string) => `<${Array.from(text, (letter) => codeOf(letter).toString(16).padStart(2, '0')).join('')}>`;

const lineLength = 88;

const wrapped = (text: string) => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = '';
    }
    line += (line === '' ? '' : ' ') + word;
  }
  return [...lines, line];
};

/** The commands that draw one page: a title, then paragraphs. */
const drawing = (title: string, paragraphs: readonly string[]) => {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  return [
    'BT',
    '/F2 15 Tf',
    '56 780 Td',
    `${shown(title)} Tj`,
    '/F1 10 Tf',
    '15 TL',
    '0 -14 Td',
    ...lines.map((line) => `T* ${shown(line)} Tj`),
    'ET',
  ].join('\n');
};

/** A PDF of one page, as a string with one character per byte. */
export const pdfOf = (title: string, paragraphs: readonly string[]) => {
  const content = drawing(title, paragraphs);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
};

/** As PostgreSQL reads a bytea. */
export const asBytes = (text: string) => `\\x${Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`;
