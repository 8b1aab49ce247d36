import { readConfig } from './config.ts';
import { openSandbox } from './sandbox.ts';

try {
  const sandbox = await openSandbox(readConfig(process.env));
  let closing = false;
  const end = () => {
    if (closing) return;
    closing = true;
    void sandbox.close().finally(() => process.exit(0));
  };
  // Our parent holds the other end of our channel or input: when it is gone, we end.
  if (process.channel) process.on('disconnect', end);
  else process.stdin.on('end', end).on('close', end).on('error', end).resume();
  process.on('SIGTERM', end);
  // Ctrl-C in a terminal reaches us too, but our parent may still need us to finish its work.
  process.on('SIGINT', () => (process.stdin.isTTY && !process.channel ? end() : undefined));
  const { port, smtpPort, ftpPort } = sandbox;
  console.log(JSON.stringify({ port, smtpPort, ftpPort }));
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  console.error(taken ? `Le port ${String(error.port)} est déjà utilisé.` : error instanceof Error ? error.message : error);
  process.exit(1);
}
