import { chownSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './prerequisites.mjs';
import { run } from './process-tree.mjs';

/**
 * @typedef {{ word: string, rest: string }} Instruction
 * @typedef {{ folder: string, workdir: string, env: Record<string, string>, user: string, command: string[], health: string[] }} Stage
 */

/** @returns {Instruction[]} */
export const readDockerfile = (/** @type {string} */ text) =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { word: word.toUpperCase(), rest };
    });

const patternOf = (/** @type {string} */ text) => {
  const escaped = text.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replaceAll('**/', '(.+/)?').replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${source}(/|$)`);
};

/** Whether a path of the folder goes to the builder: of the lines that match it the last one says. */
export const sentToBuilder = (/** @type {string} */ ignoreFile) => {
  const lines = ignoreFile
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isTaken: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (/** @type {string} */ path) => lines.findLast(({ pattern }) => pattern.test(path))?.isTaken ?? true;
};

/**
 * Builds what a Dockerfile says, without an engine: each stage is a plain folder, whose packages and programs are this machine's.
 * It knows the instructions that ours uses, and stops at any other.
 */
export class PlainBuild {
  /** @type {Map<string, Stage>} */
  #stages = new Map();
  /** @type {Stage | undefined} */
  #stage;
  #place;
  #owner;
  #isSent = sentToBuilder(readFileSync(join(root, '.dockerignore'), 'utf8'));

  /**
   * @param {string} place
   * @param {number | undefined} owner who stands for the image's own user
   */
  constructor(place, owner) {
    this.#place = place;
    this.#owner = owner;
  }

  /** @returns {Promise<Stage>} the last stage */
  async build() {
    for (const { word, rest } of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
      console.log(`${word} ${rest}`);
      await this.#apply(word, rest);
    }
    return this.#current;
  }

  get #current() {
    if (!this.#stage) throw new Error('The Dockerfile has no FROM.');
    return this.#stage;
  }

  async #apply(/** @type {string} */ word, /** @type {string} */ rest) {
    if (word === 'FROM') this.#from(/ AS (\w+)$/i.exec(rest)?.[1] ?? 'last');
    else if (word === 'WORKDIR') this.#workdir(rest);
    else if (word === 'ENV') Object.assign(this.#current.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    else if (word === 'RUN') await this.#run(rest);
    else if (word === 'COPY') this.#copy(rest.split(/\s+/));
    else if (word === 'USER') this.#current.user = rest;
    else if (word === 'CMD') this.#current.command = JSON.parse(rest);
    else if (word === 'HEALTHCHECK') this.#current.health = JSON.parse(rest.slice(rest.indexOf('[')));
    else if (!['ARG', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(word)) throw new Error(`Unknown instruction: ${word}`);
  }

  #from(/** @type {string} */ name) {
    const folder = join(this.#place, name);
    mkdirSync(folder);
    this.#stage = { folder, workdir: '/', env: {}, user: 'root', command: [], health: [] };
    this.#stages.set(name, this.#stage);
  }

  #workdir(/** @type {string} */ path) {
    this.#current.workdir = path;
    mkdirSync(this.#at(path), { recursive: true });
  }

  #at(/** @type {string} */ path, stage = this.#current) {
    return path.startsWith('/') ? join(stage.folder, path) : join(stage.folder, stage.workdir, path);
  }

  async #run(/** @type {string} */ command) {
    const { code, output } = await run('sh', ['-c', command], {
      cwd: this.#at('.'),
      env: { ...process.env, ...this.#current.env },
      stdio: 'pipe',
      minutes: 10,
    });
    if (code !== 0) throw new Error(`RUN ${command}\n${output.trim()}`);
  }

  #copy(/** @type {string[]} */ words) {
    const flag = (/** @type {string} */ name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
    const paths = words.filter((word) => !word.startsWith('--'));
    const to = paths.at(-1) ?? '.';
    const stage = this.#stages.get(flag('from') ?? '');
    const isSent = (/** @type {string} */ source) => stage !== undefined || source === root || this.#isSent(relative(root, source));
    for (const path of paths.slice(0, -1)) {
      const from = stage ? this.#at(path, stage) : join(root, path, '.');
      const isFile = !statSync(from).isDirectory();
      const target = isFile && /(^\.|\/)$/.test(to) ? join(this.#at(to), basename(from)) : this.#at(to);
      if (isFile && !isSent(from)) throw new Error(`${path} is not sent to the builder: .dockerignore leaves it out.`);
      cpSync(from, target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: isFile ? undefined : (source) => source === from || isSent(source),
      });
      if (flag('chown') && this.#owner !== undefined) chownSync(target, this.#owner, this.#owner);
    }
  }
}
