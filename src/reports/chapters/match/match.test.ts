/** The chapters of a match, on couples with all kootas, both roles, and known and unknown times of birth. */
import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import type { PartnerRole, ReportInput } from '#src/reports/context/report-context.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
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

const COUPLES = 420;
/** Has no factor in common with the number of people, so that all kinds of couples occur. */
const PARTNER_STEP = 37;
/** First subjects of couples whose charts differ in nearly nothing. */
const RARE: readonly string[] = [content.match.talkAnswers.love, content.match.talkAnswers.work];
const ROLES: readonly PartnerRole[] = ['groom', 'bride', 'open'];

/** Adults of 20 to 44 and, for other texts, some of 50; every eleventh with an approximate time. */
const people = setYears(createPeople(COUPLES * 2), (i) => (i % 5 === 0 ? 1976 : 1982 + (i % 24))).map(
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

const getPage = ({ pages }: ReportDocument, id: string) => pages.find((page) => page.id === id)!;

describe('all matches together', () => {
  let printed: string;
  beforeAll(() => {
    const documents = Array.from({ length: COUPLES }, (_, i) => {
      const [first, second] = [people[i]!, people[(i * PARTNER_STEP + 13) % people.length]!];
      return writeMatch(i % 9 === 0 ? removeTime(first) : first, second, ROLES[i % ROLES.length]);
    });
    printed = [...new Set(documents.flatMap(({ pages }) => listPrintedStrings(pages)))].join('\n');
  }, 300_000);

  const texts = Object.entries(content.match).filter(([, text]) => typeof text !== 'function');
  test.each(texts)('every text of %s is printed', (_, text) => {
    const sentences = collectStrings(text).filter((part) => /[.!?]$/.test(part));
    expect(sentences.filter((sentence) => !printed.includes(sentence) && !RARE.includes(sentence))).toEqual(
      [],
    );
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
    expect(temperament[0]!.text).toMatch(/^Asha and Kiran: /);
  });

  test('with an unknown time prints a range, and says which parts need the hour', () => {
    const [first, second] = [people[3]!, removeTime(people[8]!)];
    const document = writeMatch({ ...first, name: 'Asha Rao' }, { ...second, name: 'Ravi Menon' });
    const texts = listPrintedStrings(document.pages).join('\n');
    expect(texts).toMatch(/needs the hour of birth, which we do not have for Ravi/);
    expect(texts).not.toMatch(/Ravi: Home is/);
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
