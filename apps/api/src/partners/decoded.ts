const decoderOf = (label: string, fatal: boolean) => {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return undefined;
  }
};

/** The text of these bytes in the character set that the content type declares; UTF-8 where it declares none. */
export const decoded = (bytes: Uint8Array, contentType = '') => {
  const [, label = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  try {
    const strict = decoderOf(label, true);
    if (strict) return { text: strict.decode(bytes), isBroken: false };
  } catch {
    // Bytes that are no text in that character set.
  }
  return { text: (decoderOf(label, false) ?? new TextDecoder()).decode(bytes), isBroken: true };
};
