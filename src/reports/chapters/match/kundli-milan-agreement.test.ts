/** The match report and the free match of the site give the same numbers for the same births. */
import { expect, test } from 'vitest';
import { DOSHA_KEYS, type MatchManglik } from '#src/kundli-milan/contract.ts';
import { computeMatch } from '#src/kundli-milan/match.ts';
import { formatDoshaHours, formatKootaOfHours } from '#src/kundli-milan/contract-birth-hours.ts';
import { MANGLIK_MATCH_TEXTS } from '#src/kundli-milan/texts/manglik-texts.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { content } from '#src/reports/content/content.ts';
import {
  createPartnerInput,
  createPeople,
  createReportInput,
  removeTime,
  setYears,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { describeHoursOfDosha, doshasChapter, judgeDosha } from './doshas.ts';
import { choosePrintedVerdictOfBoth, manglikOfBothChapter } from './manglik-of-both.ts';
import { computeKootaRange } from './koota-results.ts';
import { getMatch } from './match.ts';
import { poruthamsChapter } from './poruthams.ts';
import { computeTotalRange, kootasChapter } from './score.ts';

const COUPLES = 320;
const people = setYears(createPeople(80), (i) => 1960 + (i % 45)).map((person, i) =>
  i % 10 === 3 ? removeTime(person) : person,
);

/** Every person with four others. */
const couples = Array.from(
  { length: COUPLES },
  (_, i) =>
    [people[i % people.length]!, people[(i * 7 + 3 + Math.floor(i / 80) * 11) % people.length]!] as const,
);

const DOSHA_STATES = { no: 'absent', excepted: 'excepted', yes: 'present', open: 'uncertain' } as const;

function readReport(bride: FictitiousPerson, groom: FictitiousPerson) {
  const input = createReportInput(bride, 'match-report');
  const context = createContext({ ...input, partner: createPartnerInput(groom, 'groom') });
  const match = getMatch(context);
  return {
    points: computeTotalRange(match),
    kootas: match.kootas.kootas.map((koota) => ({ key: koota.key, ...computeKootaRange(match, koota) })),
    doshas: DOSHA_KEYS.map((key) => {
      const state = DOSHA_STATES[judgeDosha(match, key)];
      return { key, state, hours: state === 'uncertain' ? describeHoursOfDosha(match, key) : '' };
    }),
    exceptions: readExceptions(context),
    manglik: readManglik(context),
    poruthams: readPoruthams(context),
  };
}

/** As printed; the bride is the first person. */
function readManglik(context: ReportContext) {
  const page = writeChapter(manglikOfBothChapter, context);
  if (page?.kind !== 'verdicts') throw new Error('No verdicts.');
  const [bride, groom] = page.verdicts.map(({ verdict }) => verdict);
  const ofBoth = choosePrintedVerdictOfBoth(getMatch(context));
  return {
    groom,
    bride,
    // the free match has one text for both
    text: MANGLIK_MATCH_TEXTS[ofBoth === 'cancelled' ? 'clear' : ofBoth],
  };
}

/** What the report prints for a verdict of the free match. */
const toPrintedVerdict = (verdict: MatchManglik['verdict']): string =>
  content.match.manglikAsVerdict[verdict === 'uncertain' ? 'open' : verdict];

/** How many exceptions of the printed doshas are met, not met, and decided by the hour. */
function readExceptions(context: ReportContext): number[] {
  const page = writeChapter(doshasChapter, context);
  if (page?.kind !== 'verdicts') throw new Error('No verdicts.');
  const printed = page.verdicts.flatMap(({ table }) => table?.rows.map(([, state]) => state) ?? []);
  const { met, notMet, open } = content.match.exceptionsTable.states;
  return [met, notMet, open].map((state) => printed.filter((other) => other === state).length);
}

function readPoruthams(context: ReportContext): (boolean | null)[] {
  const page = writeChapter(poruthamsChapter, context);
  if (page?.kind !== 'table') throw new Error('No table.');
  const { open, no } = content.match.agreement;
  return page.tables[0]!.rows.map(([, , , result]) => (result === open ? null : result !== no));
}

function readFreeMatch(bride: FictitiousPerson, groom: FictitiousPerson): ReturnType<typeof readReport> {
  const match = computeMatch({
    groom: createReportInput(groom).birth,
    bride: createReportInput(bride).birth,
  });
  const exceptions = match.doshas.flatMap((dosha) => dosha.exceptions.map(({ isMet }) => isMet));
  return {
    points: match.points,
    kootas: match.kootas.map(({ key, points }) => ({ key, ...points })),
    doshas: match.doshas.map(({ key, name, state, hours }) => ({
      key,
      state,
      hours: formatDoshaHours(name, { groom: groom.name, bride: bride.name }, hours),
    })),
    exceptions: [true, false, null].map((isMet) => exceptions.filter((other) => other === isMet).length),
    manglik: {
      groom: toPrintedVerdict(match.manglik.groom.verdict),
      bride: toPrintedVerdict(match.manglik.bride.verdict),
      text: match.manglik.match.text,
    },
    poruthams: match.poruthams.items.map(({ agrees }) => agrees),
  };
}

test('points, doshas, exceptions, Manglik and poruthams of 320 couples are those of the free match', () => {
  const differing = couples.flatMap(([bride, groom]) => {
    const [report, free] = [readReport(bride, groom), readFreeMatch(bride, groom)];
    return (Object.keys(free) as (keyof typeof free)[])
      .filter((part) => JSON.stringify(report[part]) !== JSON.stringify(free[part]))
      .map(
        (part) =>
          `${bride.date} ${bride.time}, ${groom.date} ${groom.time}: ${part} ${JSON.stringify(report[part])} ${JSON.stringify(free[part])}`,
      );
  });
  expect(differing).toEqual([]);
});

// On these days Manglik is the same at both ends, and differs between two changes of sign.
test.each(['1961-04-22', '1964-07-24'])(
  'Manglik of a birth on %s without a time depends on the hour in the report as in the free match',
  (date) => {
    const [bride, groom] = [people[0]!, { ...removeTime(people[1]!), date }];
    const [report, free] = [readReport(bride, groom), readFreeMatch(bride, groom)];
    expect(report.manglik.groom).toBe(content.match.manglikAsVerdict.open);
    expect(report).toEqual(free);
  },
);

test.each([
  ['one unknown time', '07:20'],
  ['two unknown times', undefined],
])('hours of doshas and Manglik of couples with %s are those of the free match', (_, groomTime) => {
  const results = couples.slice(0, 40).map(([bride, groom]) => {
    const pair = [removeTime(bride), groomTime ? { ...groom, time: groomTime } : removeTime(groom)] as const;
    const [report, free] = [readReport(...pair), readFreeMatch(...pair)];
    expect(report).toEqual(free);
    return free;
  });
  const open = results.flatMap(({ doshas }) => doshas).filter(({ state }) => state === 'uncertain');
  expect(open.length).toBeGreaterThan(10);
  expect(open.every(({ hours }) => hours.startsWith('Both') || hours.startsWith('There is'))).toBe(true);
  expect(open.some(({ hours }) => hours.startsWith('Both hours of birth matter.'))).toBe(!groomTime);
  expect(open.some(({ hours }) => hours.startsWith('There is'))).toBe(true);
  expect(new Set(results.map(({ manglik }) => manglik.bride))).toEqual(new Set(['Open', 'In part']));
});

/** "8 points if Asha was born before 5:46 am" */
const listHoursOfPoints = (text: string): string[] =>
  (text.replaceAll('½', '.5').match(/\d*(\.5)? points? if .*?[ap]m(?=[:.])/g) ?? [])
    .map((clause) => clause.replace(/^\./, '0.').replace(' points', ' point'))
    .toSorted();

test('the hours of the points of a koota are those of the free match', () => {
  const printed = couples.slice(0, 40).flatMap(([bride, groom]) => {
    const pair = [removeTime(bride), { ...groom, time: '07:20' }] as const;
    const context = createContext({
      ...createReportInput(pair[0], 'match-report'),
      partner: createPartnerInput(pair[1], 'groom'),
    });
    const page = writeChapter(kootasChapter, context);
    if (page?.kind !== 'essay') throw new Error('No chapter of kootas.');
    const { kootas } = computeMatch({
      groom: createReportInput(pair[1]).birth,
      bride: createReportInput(pair[0]).birth,
    });
    const names = { groom: getMatch(context).groom.name, bride: getMatch(context).bride.name };
    return kootas.map(({ byHour }, i) => ({
      report: listHoursOfPoints(page.parts[i]!.statements[0]!.text),
      free: listHoursOfPoints(byHour.map((ofHours) => formatKootaOfHours(names, ofHours)).join(' ')),
      hasOneClauseOfPoints: new Set(byHour.map(({ points }) => points)).size === byHour.length,
    }));
  });
  const compared = printed.filter(({ hasOneClauseOfPoints }) => hasOneClauseOfPoints);
  for (const { report, free } of compared) expect(report).toEqual(free);
  expect(compared.filter(({ free }) => free.length > 0).length).toBeGreaterThan(30);
  for (const { report, free } of printed)
    for (const time of listTimes(report.join(' '))) expect(listTimes(free.join(' '))).toContain(time);
});

/** "5:46 am" in the order of the text */
const listTimes = (text: string): string[] => text.match(/\d+:\d\d [ap]m/g) ?? [];

test('each time at which the report changes Manglik of an unknown hour is one of the free match', () => {
  const results = couples.slice(0, 60).map(([bride, groom]) => {
    const pair = [removeTime(bride), removeTime(groom)] as const;
    const input = createReportInput(pair[0], 'match-report');
    const context = createContext({ ...input, partner: createPartnerInput(pair[1], 'groom') });
    const page = writeChapter(manglikOfBothChapter, context);
    if (page?.kind !== 'verdicts') throw new Error('No verdicts.');
    const free = computeMatch({
      groom: createReportInput(pair[1]).birth,
      bride: createReportInput(pair[0]).birth,
    }).manglik;
    return {
      printed: [free.bride, free.groom].map((_, i) => listTimes(page.verdicts[i]!.statement.text)),
      hoursOfReasons: [free.bride, free.groom].map(({ reason }, i) => [
        listTimes(reason),
        listTimes(page.verdicts[i]!.statement.because),
      ]),
      ofFreeMatch: [free.bride, free.groom].map(({ text }) => listTimes(text)),
    };
  });
  for (const { hoursOfReasons } of results)
    for (const [free, report] of hoursOfReasons) for (const time of free!) expect(report).toContain(time);
  expect(results.flatMap(({ hoursOfReasons }) => hoursOfReasons.flat(2)).length).toBeGreaterThan(10);
  for (const { printed, ofFreeMatch } of results)
    for (const [i, times] of printed.entries())
      expect(times.filter((time) => !ofFreeMatch[i]!.includes(time))).toEqual([]);
  expect(results.flatMap(({ printed }) => printed.flat()).length).toBeGreaterThan(10);
});
