import { base64Of } from '../../files/base64.ts';

/** The content of a file as the data URL of a PNG; whether it is one is for the contract and the server to say. */
export const readPng = async (file: Blob) => `data:image/png;base64,${await base64Of(file)}`;
