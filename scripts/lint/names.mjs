/** One name for one thing: what is refused, and what is said instead (docs/glossaire.md). */
export const names = [
  { refused: /\bMes clients\b/u, said: "Sélection d'un client" },
  { refused: /\bprofils? relation client\b/iu, said: 'Profil eDV (PRC)' },
  { refused: /\bprofils? lead\b/iu, said: 'Profil eSeller Lead' },
  { refused: /\bOpel ?VN\b(?! toolbox)/u, said: 'Opel VN toolbox' },
  // The field has a name of its own, as the interface asks for it.
  { refused: /(?<!Code Site )\bBaseVN\b/u, said: 'Base VN' },
];
