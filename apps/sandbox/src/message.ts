/** A captured message. */
export interface Message {
  id: number;
  receivedAt: string;
  /** The envelope's addresses: who really sends and receives. */
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  attachments: readonly { name: string; mimeType: string; bytes: number }[];
}
