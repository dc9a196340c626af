/** The commands that compute and need no database: `lagna chart`, `match`, `numerology` and `panchang`. They print JSON or a table. */
import type { Command as Program } from 'commander';
import type { ChartOptions } from './chart.ts';
import type { CoupleOptions } from './match-couple.ts';
import type { PanchangOptions } from '#src/support/panchang/panchang.ts';
import type { NumerologyOptions } from './numerology.ts';

/** Accepted as by every command. */
const NO_COLOR_HELP = 'no effect here: no colours are printed';
const JSON_HELP = 'no effect here: one JSON value is always printed';

/** 0 success, 2 invalid input */
type SetExitStatus = (status: number) => void;

export function addChartCommands(program: Program, setExitStatus: SetExitStatus): void {
  addChartCommand(program, setExitStatus);
  addMatchCommand(program, setExitStatus);
  addNumerologyCommand(program, setExitStatus);
  addPanchangCommand(program, setExitStatus);
}

function addChartCommand(program: Program, setExitStatus: SetExitStatus): void {
  program
    .command('chart')
    .description('compute a birth chart as for the reports')
    .option('--date <YYYY-MM-DD>', 'local date of birth')
    .option('--time <HH:MM[:SS]>', 'local time of birth; omit it when unknown')
    .option('--lat <degrees>', 'latitude, north positive')
    .option('--lon <degrees>', 'longitude, east positive')
    .option('--zone <name>', 'IANA time zone, for example Asia/Kolkata')
    .option('--offset <seconds>', 'UTC offset of the local time, east positive; overrides --zone')
    .option('--json', 'print JSON')
    .option('--no-color', NO_COLOR_HELP)
    .option('--all', 'print JSON with houses, yogas, doshas, strengths, transits and the annual chart')
    .option(
      '--ndjson',
      'read one {"id","local","lat","lon","zone","utcOffsetSeconds"?} per line from stdin, print one chart per line',
    )
    .option('--ayanamsa <name>', 'lahiri, kp, raman or true-chitra')
    .option('--node <name>', 'mean (default) or true; JSON contains the positions of both')
    .option('--sunrise <name>', 'upper-limb, centre or hindu')
    .option('--year-days <days>', 'length of a dasha year, default 365.25')
    .option('--karakas <number>', '7 (default) or 8 chara karakas')
    .option('--light-deflection', 'apply the bending of light beside the Sun (at most 2 arcseconds)')
    .option(
      '--syllable <text>',
      'first syllable of the name in Devanagari, for the strength of the shayanadi avasthas of --all',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  lagna chart --date 1996-06-04 --time 14:30 --lat 25.18 --lon 75.83 --zone Asia/Kolkata',
    )
    .action(async (options: ChartOptions) => {
      setExitStatus(await (await import('./chart.ts')).runChart(options, process.stdin, console.log));
    });
}

function addMatchCommand(program: Program, setExitStatus: SetExitStatus): void {
  const command = program
    .command('match')
    .description(
      'compare two births (36 gunas, doshas, Manglik, ten poruthams), given as options or as two lines of JSON on stdin as for chart --ndjson',
    );
  for (const role of ['groom', 'bride'])
    command
      .option(`--${role}-date <YYYY-MM-DD>`, `local date of birth of the ${role}`)
      .option(`--${role}-time <HH:MM>`, 'local time; omit it when unknown')
      .option(`--${role}-place <name>`, 'town, for example Jaipur or "Kota, Rajasthan"')
      .option(`--${role}-lat <degrees>`, 'latitude, north positive, instead of the place')
      .option(`--${role}-lon <degrees>`, 'longitude, east positive')
      .option(`--${role}-zone <name>`, 'IANA time zone, for example Asia/Kolkata')
      .option(`--${role}-offset <seconds>`, 'UTC offset of the local time, where several are possible');
  command
    .option('--json', 'print JSON; two lines on stdin are always answered in JSON')
    .option('--no-color', NO_COLOR_HELP)
    .addHelpText(
      'after',
      `
Examples:
  lagna match --groom-date 1992-02-16 --groom-time 06:10 --groom-place Jaipur \\
    --bride-date 1996-06-04 --bride-place "Kota, Rajasthan"
  lagna match < couple.ndjson`,
    )
    .action(async (options: CoupleOptions) => {
      setExitStatus(await runMatchCommand(options));
    });
}

/** With options for the births as on the page of kundli milan; without them from stdin. */
async function runMatchCommand(options: CoupleOptions): Promise<number> {
  const { hasBirthOptions, runMatchOfCouple } = await import('./match-couple.ts');
  if (hasBirthOptions(options)) return runMatchOfCouple(options, console.log, new Date());
  return (await import('./match.ts')).runMatch(process.stdin, console.log);
}

function addNumerologyCommand(program: Program, setExitStatus: SetExitStatus): void {
  program
    .command('numerology')
    .description('compute the numerology of a name and a date, with every step')
    .requiredOption('--name <name>', 'name in use')
    .requiredOption('--date <YYYY-MM-DD>', 'date of birth')
    .option('--on <YYYY-MM-DD>', 'day for the personal year; default today')
    .option('--json', JSON_HELP)
    .option('--no-color', NO_COLOR_HELP)
    .addHelpText('after', '\nExamples:\n  lagna numerology --name "Asha Rao" --date 1996-06-04')
    .action(async (options: NumerologyOptions) => {
      setExitStatus(
        (await import('./numerology.ts')).runNumerology(
          options,
          new Date().toISOString().slice(0, 10),
          console.log,
        ),
      );
    });
}

function addPanchangCommand(program: Program, setExitStatus: SetExitStatus): void {
  program
    .command('panchang')
    .description('compute the panchang of a day at a place, from sunrise to sunrise')
    .option('--place <name>', 'town, for example Jaipur or "Kota, Rajasthan"')
    .option('--lat <degrees>', 'latitude, north positive, instead of --place')
    .option('--lon <degrees>', 'longitude, east positive')
    .option('--zone <name>', 'IANA time zone, for example Asia/Kolkata')
    .option('--date <YYYY-MM-DD>', 'date by the clock of the place; default today')
    .option('--json', 'print JSON with instants in UTC')
    .option('--no-color', NO_COLOR_HELP)
    .addHelpText('after', '\nExamples:\n  lagna panchang --place Jaipur --date 2026-11-22')
    .action(async (options: PanchangOptions) => {
      const { runPanchang } = await import('#src/support/panchang/panchang.ts');
      setExitStatus(await runPanchang(options, console.log, new Date().toISOString()));
    });
}
