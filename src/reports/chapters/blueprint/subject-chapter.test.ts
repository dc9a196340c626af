/** The chapters of the Life Blueprint on children, learning, health, property, far places and the family. */
import { describe, expect, test } from 'vitest';
import { getHouseLord } from '#src/astrology/houses.ts';
import { content } from '#src/reports/content/content.ts';
import { abroadTexts } from '#src/reports/content/en/blueprint/abroad.ts';
import { childrenTexts } from '#src/reports/content/en/blueprint/children.ts';
import { educationTexts } from '#src/reports/content/en/blueprint/education.ts';
import {
  familyPractice,
  fatherTexts,
  motherTexts,
  siblingTexts,
} from '#src/reports/content/en/blueprint/family.ts';
import { healthTexts } from '#src/reports/content/en/blueprint/health.ts';
import { moneyTexts } from '#src/reports/content/en/blueprint/money.ts';
import { partnershipTexts } from '#src/reports/content/en/blueprint/partnership.ts';
import { propertyTexts } from '#src/reports/content/en/blueprint/property.ts';
import { workTexts } from '#src/reports/content/en/blueprint/work.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { formatLongDate } from '#src/reports/text/phrases.ts';
import {
  ASHA,
  PLACES,
  createPeople,
  createReportInput,
  removeTime,
  setYears,
} from '#src/testing/fixtures/people.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
import { familyChapter } from './family.ts';
import {
  abroadChapter,
  childrenChapter,
  educationChapter,
  healthChapter,
  moneyChapter,
  partnershipChapter,
  propertyChapter,
  workChapter,
} from './subject-chapter.ts';

const CHAPTERS: Record<string, Chapter> = {
  abroad: abroadChapter,
  children: childrenChapter,
  education: educationChapter,
  family: familyChapter,
  health: healthChapter,
  money: moneyChapter,
  partnership: partnershipChapter,
  property: propertyChapter,
  work: workChapter,
};

/** Without a sensitivity, because these contexts serve for texts alone. */
function createContextOf(birth: Parameters<typeof createReportInput>[0]): ReportContext {
  const { sensitivity: _, ...input } = createReportInput(birth, 'life-blueprint');
  return createContext(input);
}

const createContextBornOn = (date: string, time: string | undefined = '10:20'): ReportContext =>
  createContextOf({ name: 'Somebody', date, ...(time ? { time } : {}), place: PLACES[0] });

const listChapters = (context: ReportContext): string[] =>
  Object.keys(CHAPTERS).filter((id) => writeChapter(CHAPTERS[id]!, context) !== null);

function listParts(chapter: Chapter, context: ReportContext): EssayPart[] {
  const page = writeChapter(chapter, context);
  if (page?.kind !== 'essay') throw new Error('The chapter is not an essay.');
  return page.parts;
}

const listPartIds = (chapter: Chapter, context: ReportContext) =>
  listParts(chapter, context).map(({ id }) => id);

describe('age of the reader', () => {
  test('a child has chapters on school, health and family only', () => {
    expect(listChapters(createContextBornOn('2016-05-01'))).toEqual(['education', 'family', 'health']);
  });

  test('a reader of nineteen has no chapter on children', () => {
    expect(listChapters(createContextBornOn('2007-05-01'))).toEqual([
      'abroad',
      'education',
      'family',
      'health',
      'money',
      'partnership',
      'property',
      'work',
    ]);
  });

  test('a reader of thirty has every chapter with favoured times, except for study', () => {
    const context = createContextBornOn('1996-05-01');
    expect(listChapters(context)).toEqual(Object.keys(CHAPTERS));
    for (const chapter of [abroadChapter, childrenChapter, healthChapter, propertyChapter])
      expect(listPartIds(chapter, context)).toEqual(['outlook', 'times', 'helps']);
    expect(listPartIds(educationChapter, context)).toEqual(['outlook', 'helps']);
  });

  test('a reader of seventy has no times for children, study, marriage and work', () => {
    const context = createContextBornOn('1956-05-01');
    for (const chapter of [childrenChapter, educationChapter])
      expect(listPartIds(chapter, context)).toEqual(['outlook', 'helps']);
    for (const chapter of [partnershipChapter, workChapter])
      expect(listPartIds(chapter, context)).toEqual(['outlook']);
    expect(listPartIds(propertyChapter, context)).toContain('times');
  });

  test('an older reader and a child have their own texts on the mother', () => {
    const getMotherText = (date: string) =>
      listParts(familyChapter, createContextBornOn(date))[0]!.statements[0]!.text;
    expect(Object.values(motherTexts.lordConditionOfOlder)).toContain(getMotherText('1950-05-01'));
    expect(Object.values(motherTexts.lordCondition)).toContain(getMotherText('1996-05-01'));
    expect(Object.values(motherTexts.ofChild.lordCondition)).toContain(getMotherText('2016-05-01'));
  });

  test('no child reads of separate lives, of money among brothers and sisters, or of a father in memory', () => {
    const texts = createPeople(60).flatMap(({ date, time }) =>
      listParts(familyChapter, createContextBornOn(`2018${date.slice(4)}`, time)).flatMap(({ statements }) =>
        statements.map(({ text }) => text),
      ),
    );
    expect(
      texts.filter((text) => /separate life|who gave what|keeps that memory|their children/i.test(text)),
    ).toEqual([]);
  });
});

describe('statements', () => {
  /** Aquarius rises: Gemini is the fifth house and Mercury its lord, in the eleventh; Jupiter aspects the fifth from there. */
  const chart = createChart({
    lagna: 'Aquarius',
    Mercury: 'Sagittarius 10',
    Jupiter: 'Sagittarius 20',
    Moon: 'Taurus 10',
    Sun: 'Capricorn 3',
    Mars: 'Leo 5',
    Venus: 'Scorpio 4',
    Saturn: 'Libra 8',
    Rahu: 'Virgo 3',
  });
  const context = createContext({ ...ASHA, product: 'life-blueprint', chart });

  test('the lord, its house, the empty house and the significator are those of the chart', () => {
    const { statements } = listParts(childrenChapter, context)[0]!;
    expect(statements[0]!.because).toMatch(/^Mercury, lord of the fifth house and so of children, is /);
    expect(statements[1]).toMatchObject({
      text: childrenTexts.lordInHouse[10],
      because: 'Mercury, lord of the house of children (the fifth), is in the eleventh house.',
      facts: ['lord.5=Mercury', 'Mercury.house=11'],
    });
    expect(statements[2]).toMatchObject({
      text: childrenTexts.empty!.Jupiter,
      because:
        'no graha is in the house of children, and Jupiter aspects this fifth house from the eleventh.',
    });
    expect(statements[3]!.text).toBe(childrenTexts.element![2]);
    expect(statements[4]).toMatchObject({ text: childrenTexts.karaka.strong });
  });

  test('the divisional chart is that of the matter', () => {
    // Mercury at 10 degrees of Sagittarius, an odd sign, is in its third seventh part, Aquarius.
    expect(listParts(childrenChapter, context)[0]!.statements.at(-1)).toMatchObject({
      text: childrenTexts.varga.fair,
      because:
        'in the saptamsha (D7) Mercury, lord of the house of children, is neither strong nor weak by sign, in Aquarius.',
    });
  });

  test('health is judged by the lord of the first house', () => {
    const { statements } = listParts(healthChapter, context)[0]!;
    expect(statements[0]!.because).toMatch(
      /^Saturn, lord of the first house and so of the body, is exalted \(uccha\) in Libra/,
    );
    expect(statements[0]!.text).toBe(healthTexts.ages.adult!.lordCondition.strong);
    expect(statements[1]!.because).toBe(
      'the Moon, lord of the house of daily habits (the sixth), is in the fourth house.',
    );
  });

  test('the lord in its own house has an own reason', () => {
    const own = createContext({ ...ASHA, chart: createChart({ lagna: 'Leo', Jupiter: 'Sagittarius 4' }) });
    expect(listParts(childrenChapter, own)[0]!.statements[1]!.because).toBe(
      'Jupiter is in the fifth, its own house, the house of children.',
    );
  });

  test('the family years begin and end on the dates of the antardashas', () => {
    for (const { date, time } of createPeople(10).filter((person) => person.time)) {
      const context = createContextBornOn(date, time);
      const years = listParts(familyChapter, context).find(({ id }) => id === 'years');
      const spans = listUpcomingAntardashas(context.chart, context.now).map(({ antar }) =>
        content.grammar.formatSpan(formatLongDate(antar.start), formatLongDate(antar.end)),
      );
      for (const { text } of years?.statements ?? [])
        expect(spans.filter((span) => text.includes(`, ${span},`))).toHaveLength(1);
    }
  });

  test('few family years are a close call, because their days move with each minute but not their lords', () => {
    const marks = createPeople(30)
      .map((person) => createContext(createReportInput(person, 'life-blueprint')))
      .flatMap(
        (context) => listParts(familyChapter, context).find(({ id }) => id === 'years')?.statements ?? [],
      )
      .map(({ certainty }) => certainty!.level);
    expect(marks.filter((level) => level === 'borderline').length).toBeLessThan(marks.length / 4);
  });

  test('the family years name the lord of a family house', () => {
    const years = listParts(familyChapter, createContextBornOn('1996-05-01')).find(
      ({ id }) => id === 'years',
    )!;
    const { chart: born } = createContextBornOn('1996-05-01');
    for (const { because } of years.statements) {
      const lord = /^(?:the )?(\w+)/.exec(because)![1];
      expect([3, 4, 9].map((house) => getHouseLord(born, house))).toContain(lord);
    }
  });
});

describe('favoured times', () => {
  test('the table is in the order of time and its best row is named first', () => {
    for (const birth of createPeople(40)) {
      const context = createContextOf(birth);
      if (!writeChapter(abroadChapter, context)) continue;
      const times = listParts(abroadChapter, context).find(({ id }) => id === 'times');
      if (!times?.windows?.length) continue;
      const years = times.windows.map(({ when }) => Number(/\d{4}/.exec(when)![0]));
      expect(years).toEqual(years.toSorted((a, b) => a - b));
      const best = Math.max(...times.windows.map(({ grade }) => grade));
      expect(times.statements[0]!.text.includes('most favoured')).toBe(best > 1);
    }
  });
});

describe('unknown birth time', () => {
  test('houses are counted from the Moon and the divisional chart is left out', () => {
    const context = createContextBornOn('1990-07-07', '');
    const { chart } = context;
    const page = writeChapter(propertyChapter, context)!;
    expect(page.kind === 'essay' && page.leadBecause).toMatch(
      /counted from your Moon in Sagittarius; .+ is lord of the fourth/,
    );
    const { statements } = listParts(propertyChapter, context)[0]!;
    expect(chart.lagna).toBeNull();
    expect(statements.filter(({ because }) => !because.startsWith('from the Moon in Sagittarius, '))).toEqual(
      [],
    );
    expect(statements.map(({ because }) => because).join(' ')).not.toContain('(D4)');
  });
});

/** Of the births below, those with all texts. */
const BIRTHS_WITH_ALL_TEXTS = [
  423, 50, 216, 576, 180, 466, 250, 260, 538, 280, 728, 487, 347, 40, 370, 311, 719, 116, 685, 138, 230, 435,
  448, 12, 203, 272, 298, 320, 642, 171, 271, 284, 290, 0, 3, 8, 122, 168, 287, 295, 309,
];

describe('texts', () => {
  test('every text on a part of life is used', () => {
    const births = createPeople(420).map((birth, i) => (i % 10 === 0 ? removeTime(birth) : birth));
    const youths = setYears(createPeople(90), (i) => 2002 + (i % 6));
    const elders = setYears(createPeople(240), (i) => 1950 + (i % 20));
    const cases = [...births, ...youths, ...elders].map((birth) => () => {
      const context = createContextOf(birth);
      return Object.values(CHAPTERS).flatMap((chapter) => collectStrings(writeChapter(chapter, context)));
    });
    const sets = {
      abroad: abroadTexts,
      children: childrenTexts,
      education: educationTexts,
      health: healthTexts,
      money: moneyTexts,
      partnership: partnershipTexts,
      work: workTexts,
      property: propertyTexts,
      mother: motherTexts,
      father: fatherTexts,
      siblings: siblingTexts,
      familyPractice,
    };
    const texts = collectStrings(sets).filter((text) => text.endsWith('.'));
    expect([...listUnfoundTexts(texts, cases, BIRTHS_WITH_ALL_TEXTS)]).toEqual([]);
  });
});
