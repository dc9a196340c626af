/** The terminal of a command: data goes to stdout, messages and progress to stderr. */
import { once } from 'node:events';
import readline from 'node:readline/promises';
import { toCsvRecord } from '#src/platform/csv.ts';
import { createProgress, type Progress } from './progress.ts';
import { createStyles, type Styles } from './styles.ts';
import { stripControlCharacters, toTerminalLine } from './terminal-text.ts';

export type Terminal = {
  /** Writes one line of data to stdout, without control characters. */
  print: (line: string) => void;
  /** Writes records of CSV to stdout. A missing value is an empty cell; texts have no control characters. */
  printCsv: (rows: readonly (readonly CsvCell[])[]) => void;
  /** Writes text of a file format to stdout, unchanged, and waits until a slow reader has taken it. */
  write: (text: string) => Promise<void>;
  /** Writes lines for a person to stderr, without control characters. */
  printMessage: (text: string) => void;
  /** a person reads stdout and can answer */
  isInteractive: boolean;
  /** width of stdout; undefined when it is not a terminal: lines are not cut */
  columns: number | undefined;
  styles: Styles;
  /** Asks on stderr. @returns the answer, trimmed; empty when the input ended. @throws InterruptedError after Ctrl+C */
  ask: (question: string) => Promise<string>;
  /** Shows a bar on stderr after a second, if stderr is a terminal. */
  startProgress: (label: string) => Progress;
};

export type CsvCell = string | number | null;

export type TerminalStreams = {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
};

type TerminalOptions = { environment: Record<string, string | undefined>; hasColor: boolean };

/** `hasColor`: false with --no-color. NO_COLOR and a dumb terminal switch colours off as well. */
export function createTerminal(
  { stdin, stdout, stderr }: TerminalStreams,
  { environment, hasColor }: TerminalOptions,
): Terminal {
  const isColored: boolean = hasColor && stdout.isTTY && !environment.NO_COLOR && environment.TERM !== 'dumb';
  return {
    print: (line) => void stdout.write(`${toTerminalLine(line, { isColored })}\n`),
    printCsv: (rows) => void stdout.write(rows.map((cells) => toCsvRecord(cells.map(toCsvText))).join('')),
    async write(text) {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    printMessage: (text) => void stderr.write(`${text.split('\n').map(stripControlCharacters).join('\n')}\n`),
    isInteractive: stdin.isTTY && stdout.isTTY,
    columns: stdout.isTTY ? stdout.columns : undefined,
    styles: createStyles(isColored),
    ask: (question) => ask({ stdin, stderr }, stripControlCharacters(question)),
    startProgress: (label) => createProgress(stderr, label),
  };
}

/** The person pressed Ctrl+C at a question. */
export class InterruptedError extends Error {}

async function ask(
  { stdin, stderr }: Pick<TerminalStreams, 'stdin' | 'stderr'>,
  question: string,
): Promise<string> {
  const prompt = readline.createInterface({ input: stdin, output: stderr });
  let isInterrupted = false;
  prompt.on('SIGINT', () => {
    isInterrupted = true;
    prompt.close();
  });
  // When the input has ended, the question is not answered any more.
  const closed = once(prompt, 'close').then(() => '');
  try {
    const answer = await Promise.race([prompt.question(`${question} `).catch(() => ''), closed]);
    if (isInterrupted) throw new InterruptedError('Nothing was changed.');
    return answer.trim();
  } finally {
    prompt.close();
  }
}

const toCsvText = (cell: CsvCell): string | number =>
  typeof cell === 'number' ? cell : stripControlCharacters(cell ?? '');
