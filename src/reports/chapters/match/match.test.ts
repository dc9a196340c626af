/** The chapters of a match, on couples with all kootas, both roles, and known and unknown times of birth. */
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext, type PartnerRole, type ReportInput } from '#src/reports/context/report-context.ts';
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { writeReport } from '#src/reports/write-report.ts';
import {
  createPartnerInput,
  createPeople,
  createReportInput,
  type FictitiousPerson,
  PLACES,
  removeSensitivity,
  removeTime,
  setYears,
} from '#src/testing/fixtures/people.ts';
import { collectStrings, listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import { matchAnswersChapter } from './answers.ts';
import { birthsChapter } from './births.ts';
import { differencesChapter } from './differences.ts';
import { doshasChapter } from './doshas.ts';
import { manglikOfBothChapter } from './manglik-of-both.ts';
import {
  childrenOfBothChapter,
  familyOfBothChapter,
  healthOfBothChapter,
  moneyOfBothChapter,
} from './household.ts';
import { getMatch, listMoons } from './match.ts';
import { formatPoints, getDistance } from './match-phrases.ts';
import { monthsChapter } from './months.ts';
import { listMoonPairs } from './moon-readings.ts';
import { poruthamsChapter } from './poruthams.ts';
import { matchRemediesChapter } from './remedies.ts';
import { computeTotalRange, kootasChapter, scoreChapter } from './score.ts';
import { affectionOfBothChapter, talkChapter } from './talk.ts';
import { presenceChapter, temperamentChapter } from './temperament.ts';

const COUPLES = 420;
/** Fewer people than couples, because most of the time is needed for the charts of people. */
const PEOPLE = 150;
/** The other couples have only the chapters whose texts need more couples to be all printed. */
const WHOLE_REPORTS = 20;
/** The search for good months needs most of the time of a report. */
const COUPLES_WITH_MONTHS = 170;
const CHAPTERS_WITH_MONTHS: readonly Chapter[] = [matchAnswersChapter, monthsChapter, childrenOfBothChapter];
/** Has no factor in common with the number of people, so that all kinds of couples occur. */
const PARTNER_STEP = 37;
/** First subjects of couples whose charts differ in nearly nothing. */
const { love, work, speech, freeTime, lastPosts } = content.match.talkAnswers;
const RARE: readonly string[] = [love, work, speech, freeTime, lastPosts];
const ROLES: readonly PartnerRole[] = ['groom', 'bride', 'open'];
/** Chapters with texts that the positions of both charts choose. */
const CHAPTERS: readonly Chapter[] = [
  birthsChapter,
  scoreChapter,
  kootasChapter,
  doshasChapter,
  manglikOfBothChapter,
  temperamentChapter,
  presenceChapter,
  talkChapter,
  affectionOfBothChapter,
  familyOfBothChapter,
  moneyOfBothChapter,
  healthOfBothChapter,
  differencesChapter,
  matchRemediesChapter,
  poruthamsChapter,
];

/** Adults of 20 to 44 and, for other texts, some of 50; every eleventh with an approximate time. */
const people = setYears(createPeople(PEOPLE), (i) => (i % 5 === 0 ? 1976 : 1982 + (i % 24))).map(
  (person, i) => (i % 11 === 0 ? { ...person, timeKind: 'approximate' as const } : person),
);

const createMatch = (first: FictitiousPerson, second: FictitiousPerson, role: PartnerRole): ReportInput =>
  removeSensitivity({
    ...createReportInput(first, 'match-report'),
    partner: createPartnerInput(second, role),
  });

const writeMatch = (first: FictitiousPerson, second: FictitiousPerson, role: PartnerRole = 'groom') =>
  writeReport(createMatch(first, second, role));

/** Both with the same stars: born on one day in two towns. */
const TWINS_IN_STARS = [
  { name: 'Asha Rao', date: '1996-06-04', time: '14:30', place: PLACES[0] },
  { name: 'Kiran Das', date: '1996-06-04', time: '15:05', place: PLACES[3] },
] as const;

const RETIRED = [
  { name: 'Sudha Bhatt', date: '1964-05-03', time: '09:15', place: PLACES[0] },
  { name: 'Harish Bhatt', date: '1961-08-19', time: '22:40', place: PLACES[3] },
] as const;

/** Mars is in no Manglik house of either chart. */
const NOT_MANGLIK = [
  { name: 'Meera Pai', date: '1994-05-03', time: '07:24', place: PLACES[0] },
  { name: 'Anil Bose', date: '1985-06-26', time: '10:39', place: PLACES[3] },
] as const;

/** From fifty on, and not retired. */
const later = setYears(createPeople(24), (i) => 1968 + (i % 8));

const getPage = ({ pages }: ReportDocument, id: string) => pages.find((page) => page.id === id)!;

/** The Moon of the second person changes its sign on the day of birth, whose hour is unknown. */
function listCoupleOfTwoMoonSigns(): [FictitiousPerson, FictitiousPerson] {
  const first = people[1]!;
  const second = people
    .map(removeTime)
    .find(
      (person) =>
        new Set(
          listMoons(getMatch(createContext(createMatch(first, person, 'open'))).second).map(
            ({ sign }) => sign,
          ),
        ).size === 2,
    );
  return [first, second!];
}

function writeCouple(i: number): Page[] {
  const first = people[i % PEOPLE]!;
  const second = people[(i * PARTNER_STEP + 13 + Math.floor(i / PEOPLE) * 25) % PEOPLE]!;
  const input = createMatch(
    i % 9 === 0 ? removeTime(first) : first,
    i % 18 === 0 ? removeTime(second) : second,
    ROLES[i % ROLES.length]!,
  );
  if (i < WHOLE_REPORTS) return writeReport(input).pages;
  const context = createContext(input);
  const chapters = i < COUPLES_WITH_MONTHS ? [...CHAPTERS_WITH_MONTHS, ...CHAPTERS] : CHAPTERS;
  return chapters.flatMap((chapter) => (writeChapter(chapter, context) as Page | null) ?? []);
}

const writeChapters = (
  first: FictitiousPerson,
  second: FictitiousPerson,
  chapters: readonly Chapter[],
  role: PartnerRole = 'groom',
): Page[] => {
  const context = createContext(createMatch(first, second, role));
  return chapters.flatMap((chapter) => (writeChapter(chapter, context) as Page | null) ?? []);
};

describe('all matches together', () => {
  let printed: string;
  beforeAll(() => {
    const pages = Array.from({ length: COUPLES }, (_, i) => writeCouple(i)).flat();
    pages.push(...writeMatch(...RETIRED).pages, ...writeMatch(...NOT_MANGLIK).pages);
    for (const [i, person] of later.entries())
      pages.push(
        ...writeChapters(person, later[(i + 7) % later.length]!, [familyOfBothChapter, differencesChapter]),
      );
    printed = [...new Set(listPrintedStrings(pages))].join('\n');
  });

  const texts = Object.entries(content.match).filter(([, text]) => typeof text !== 'function');
  test.each(texts)('every text of %s is printed', (_, text) => {
    const sentences = collectStrings(text).filter((part) => /[.!?]$/.test(part));
    // with the name of the person in place of {name}
    const isPrinted = (sentence: string) => sentence.split(/\{\w+\}/).every((part) => printed.includes(part));
    expect(sentences.filter((sentence) => !isPrinted(sentence) && !RARE.includes(sentence))).toEqual([]);
  });
});

describe('a match', () => {
  test('of one star names both exceptions of nadi, met or not met, and gives one text for both', () => {
    const document = writeMatch(...TWINS_IN_STARS);
    const page = getPage(document, 'match-doshas');
    if (page.kind !== 'verdicts') throw new Error('No verdicts.');
    const nadi = page.verdicts[0]!;
    expect(nadi.question).toBe(content.match.doshaQuestions.nadi);
    expect(nadi.table!.rows.map(([, met]) => met)).toContain('not met');
    const temperament = listStatements({ pages: [getPage(document, 'match-temperament')] });
    expect(temperament[0]!.text).toMatch(/^This holds for each of you: /);
  });

  test('with an unknown time prints a range, and says which parts need the hour', () => {
    const [first, second] = [people[3]!, removeTime(people[8]!)];
    const document = writeMatch({ ...first, name: 'Asha Rao' }, { ...second, name: 'Ravi Menon' });
    const texts = listPrintedStrings(document.pages).join('\n');
    expect(texts).toMatch(/needs the hour of birth, which we do not have for Ravi/);
    expect(texts).not.toMatch(/Ravi: Home is/);
  });

  test('of two people of fifty speaks of elders and of the last posts, not of in-laws and new posts', () => {
    const pages = writeChapters(later[0]!, later[1]!, [familyOfBothChapter, differencesChapter]);
    const texts = listPrintedStrings(pages);
    expect(texts).toContain(content.match.familyParts.elders);
    expect(texts).toContain(content.match.differences.lastPosts);
    for (const text of [content.match.familyParts.inLaws, content.match.differences.work])
      expect(texts).not.toContain(text);
  });

  test('with an unknown hour gives every distance and every sum of that day, in both orders of open roles', () => {
    const [first, second] = listCoupleOfTwoMoonSigns();
    const context = createContext(createMatch(first, second, 'open'));
    const match = getMatch(context);
    const distances = new Set(
      listMoonPairs(match).map((moons) => getDistance(moons.first.sign, moons.second.sign)),
    );
    expect(distances.size).toBe(2);
    const texts = listPrintedStrings(writeChapters(first, second, [temperamentChapter], 'open')).join(' ');
    for (const distance of distances) expect(texts).toContain(content.match.moonDistances[distance].slice(1));
    expect(texts).toMatch(
      /If [^:]+ was born before \d+:\d\d [ap]m: .* If [^:]+ was born after \d+:\d\d [ap]m: /,
    );
    const { lowest, highest } = computeTotalRange(match);
    const [score] = writeChapters(first, second, [scoreChapter], 'open');
    if (score?.kind !== 'table') throw new Error('No table.');
    const sums = score.tables[1]!.rows.flatMap((row) => row[3]!.split(' to '));
    expect(sums).toContain(formatPoints(lowest));
    expect(sums).toContain(formatPoints(highest));
    expect(score.tables[1]!.rows[0]![0]).toMatch(/^Before \d/);
  });

  test('exchanges the roles with the choice of the buyer, and with none gives the lower sum', () => {
    const [first, second] = [people[5]!, people[9]!];
    const readTotal = (role: PartnerRole) => {
      const page = getPage(writeMatch(first, second, role), 'match-score');
      if (page.kind !== 'table') throw new Error('No table.');
      return page.tables[0]!.rows.at(-1)![4]!;
    };
    const toNumber = (points: string) => parseFloat(points.replace('½', '.5'));
    const totals = [readTotal('groom'), readTotal('bride')].map(toNumber);
    expect(toNumber(readTotal('open'))).toBe(Math.min(...totals));
  });

  test('marks a statement on both by the weaker of both birth times, with the name', () => {
    const input = createReportInput({ ...people[0]!, name: 'Asha Rao' }, 'match-report');
    const partner = createPartnerInput({ ...people[1]!, name: 'Ravi Menon' }, 'groom');
    const notes = listStatements(writeReport({ ...input, partner })).flatMap(({ certainty, facts = [] }) => {
      const isOfBoth =
        facts.some((fact) => fact.startsWith('partner.')) &&
        facts.some((fact) => !fact.startsWith('partner.'));
      return certainty && certainty.level !== 'stable' && isOfBoth ? [certainty.note] : [];
    });
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every((note) => /\((?:Asha|Ravi)\)$/.test(note))).toBe(true);
  });

  test('calls people by their whole names if the first words are equal or only initials', () => {
    const first = { ...people[0]!, name: 'K. Suresh' };
    const document = writeMatch(first, { ...people[1]!, name: 'Ravi Menon' });
    expect(listPrintedStrings(document.pages).join(' ')).toContain('K. Suresh: ');
    expect(document.partner!.bothNames).toBe('K. Suresh and Ravi Menon');
  });
});
