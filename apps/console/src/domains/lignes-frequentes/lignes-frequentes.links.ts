export const lignesFrequentesPath = '/lignesFrequentes';
export const newLigneFrequentePath = '/lignesFrequentes/create';
export const lotLignesFrequentesPath = '/lignesFrequentes/lot';
export const ligneFrequentePath = (IDLignFreq: number | string) => `${lignesFrequentesPath}/${IDLignFreq}`;
