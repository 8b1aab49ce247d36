import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refusal } from '@comptoir/contract/errors';
import { BadConfiguration } from '../../config/config.ts';
import { AlreadyInUse } from '../../db/embedded/directory-lock.ts';
import { openFault } from '../../db/faults/open-faults.ts';
import { DataRefusal } from '../../data/format.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; allowNegative: true }>>;

/** The command line is wrong: exit code 2. */
export class Misuse extends Error {}

/** The command could not be carried out: exit code 1. */
export class Failure extends Error {}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** What follows the command's name, and a line for each option. */
  usage: string;
  run: (args: readonly string[]) => Promise<void>;
}

/** Translates the English message of node:util, which names the option in quotes. */
const sayParseError = (error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const [, named = ''] = /'(-{0,2}[^' ]+)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Misuse(`Option inconnue\u00a0: ${named}.`);
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    throw new Misuse(`L’option ${named} est mal employée\u00a0: il lui manque une valeur, ou elle n’en prend pas.`);
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') throw new Misuse(`Argument inattendu\u00a0: ${named}.`);
  throw error;
};

/** A command whose options node:util reads. `takesFiles`: it also takes arguments without a name. */
export const command = <const O extends Options>(
  { summary, usage, options, takesFiles = false }: { summary: string; usage: string; options: O; takesFiles?: boolean },
  run: (values: Parsed<O>['values'], positionals: string[]) => Promise<void>,
): Command => ({
  summary,
  usage,
  run: async (args) => {
    const read = () => {
      try {
        return parseArgs({ args: [...args], options, allowPositionals: takesFiles, allowNegative: true, strict: true });
      } catch (error) {
        return sayParseError(error);
      }
    };
    const { values, positionals } = read();
    await run(values, positionals);
  },
});

/** A required option. @throws Misuse */
export const required = (values: Record<string, unknown>, name: string): string => {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') throw new Misuse(`Il manque l’option --${name}.`);
  return value.trim();
};

export const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h';

const overview = (program: string, commands: Record<string, Command>) => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`);
  return [
    `Emploi\u00a0: npm run ${program} -- <commande> [options]`,
    '',
    ...lines,
    '',
    `Détail d’une commande\u00a0: npm run ${program} -- <commande> --help`,
  ].join('\n');
};

/** The sentence for something that a person can correct; undefined for a bug. */
const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof AlreadyInUse) return `${error.message} Arrêtez-le, puis relancez cette commande.`;
  if ([Misuse, Failure, BadConfiguration, Refusal].some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof DataRefusal) return `${error.message}.`;
  return openFault(error);
};

const execute = async (program: string, commands: Record<string, Command>, [name, ...args]: readonly string[]) => {
  if (isHelp(name)) return say(overview(program, commands));
  if (name === undefined) throw new Misuse(overview(program, commands));
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!chosen) throw new Misuse(`Commande inconnue\u00a0: ${name}. Commandes\u00a0: ${Object.keys(commands).join(', ')}.`);
  if (args.some(isHelp)) return say(`${chosen.summary}\n\nEmploi\u00a0: npm run ${program} -- ${name} ${chosen.usage}`);
  return chosen.run(args);
};

/** Runs the named command. Exits with 0, 1 (failed) or 2 (wrong command line). */
export const runProgram = async (program: string, commands: Record<string, Command>) => {
  try {
    await execute(program, commands, process.argv.slice(2));
  } catch (error) {
    const sentence = sentenceOf(error);
    complain(sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
};
