/** Whether the server of this container lives: exit code 0, or 1. An image needs no other program for it. */
const port = process.env['PORT'] ?? '3000';
const isAlive = await fetch(`http://127.0.0.1:${port}/api/health/live`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
