import { base64Of } from '../../files/base64.ts';

/** The content of a file as the data URL of a PNG. Contract and server check whether it is one. */
export const readPng = async (file: Blob) => `data:image/png;base64,${await base64Of(file)}`;
