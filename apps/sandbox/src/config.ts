import { z } from 'zod';

const port = z.coerce.number<number>().int().min(0).max(65_535).default(0);
const environment = z.object({ SANDBOX_PORT: port, SANDBOX_SMTP_PORT: port, SANDBOX_FTP_PORT: port });

export interface SandboxConfig {
  /** 0: any free port. */
  port: number;
  smtpPort: number;
  ftpPort?: number;
}

/** Reads the ports; throws one French sentence that names the variable at fault. */
export const readConfig = (env: Record<string, string | undefined>): SandboxConfig => {
  const read = environment.safeParse(env);
  if (read.success) return { port: read.data.SANDBOX_PORT, smtpPort: read.data.SANDBOX_SMTP_PORT, ftpPort: read.data.SANDBOX_FTP_PORT };
  const name = String(read.error.issues[0]?.path[0]);
  throw new Error(`${name}=${env[name]} : un numéro de port entre 0 et 65535 est attendu.`);
};
