import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end. A signal that reaches us meanwhile is handed on, and ends us too once the program has ended.
 * `output` is filled only when `stdio` pipes it; `timedOut` when `minutes` were not enough.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: 'inherit' | 'pipe', shell?: boolean, minutes?: number }} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export const run = (command, args, { cwd, env, stdio = 'inherit', shell = false, minutes } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['inherit', stdio, stdio],
      shell,
      windowsHide: true,
    });
    let output = '';
    let timedOut = false;
    /** @type {NodeJS.Signals | undefined} */
    let signalled;
    const take = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    const handOn = (/** @type {NodeJS.Signals} */ signal) => {
      signalled = signal;
      // A terminal's Ctrl-C reaches the whole group by itself; twice would mean "at once" to some programs.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, handOn);
    const timer =
      minutes &&
      setTimeout(() => {
        timedOut = true;
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
      }, minutes * 60_000);
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, handOn);
      if (signalled) process.exit(128 + constants.signals[signalled]);
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });

/**
 * npm puts a shell between itself and us, and that shell dies of SIGTERM without telling us:
 * so when npm started us, we end as soon as our parent is gone.
 */
export const endWithParent = () => {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
};
