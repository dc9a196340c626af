/** The chapter of the Life Blueprint on how a chart fits together, and the one on yogas by kind. */
import { describe, expect, test } from 'vitest';
import * as synthesis from '#src/reports/content/en/blueprint/synthesis.ts';
import { yogaKinds } from '#src/reports/content/en/blueprint/yoga-kinds.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import {
  chooseGrahaForRemedies,
  findBadlyPlacedGraha,
  findWeakestGraha,
} from '#src/reports/context/weakest-graha.ts';
import type { Statement } from '#src/reports/contract.ts';
import { ASHA, PLACES, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { yogaCharts } from '#src/testing/reports/yoga-charts.ts';
import { synthesisChapter } from './synthesis.ts';
import { yogaKindsChapter } from './yoga-kinds.ts';

function listStatements(context: ReportContext, partId?: string): Statement[] {
  const page = writeChapter(synthesisChapter, context);
  if (page?.kind !== 'essay') throw new Error('The chapter is not an essay.');
  return page.parts.filter(({ id }) => !partId || id === partId).flatMap(({ statements }) => statements);
}

/** Without a sensitivity, because these contexts serve for texts alone. */
function createContextOf(positions: ChartPositions): ReportContext {
  const { sensitivity: _, ...input } = ASHA;
  return createContext({ ...input, chart: createChart(positions) });
}

/** Leo rises. Five of the seven planets are in fire signs, none is in an earth sign; the first house is crowded. */
const context = createContextOf({
  lagna: 'Leo',
  Sun: 'Leo 10',
  Moon: 'Sagittarius 12',
  Mars: 'Aries 8',
  Mercury: 'Leo 22',
  Jupiter: 'Cancer 4',
  Venus: 'Leo 3',
  Saturn: 'Aquarius 20',
  Rahu: 'Gemini 5',
});
const findReason = (text: string, of = context) =>
  listStatements(of).find((statement) => statement.text === text)?.because;

describe('how a chart fits together', () => {
  test('the starting points are those of the lagna, its lord, the Moon and the Sun', () => {
    expect(listStatements(context, 'starts').map(({ text }) => text)).toEqual([
      synthesis.lagnaManner[4],
      synthesis.strengthGoesTo[0],
      expect.stringContaining(synthesis.moonNeeds[8]!),
      synthesis.moonFromLagna[4],
      synthesis.sunCounts[0],
    ]);
    expect(findReason(synthesis.sunCounts[0]!)).toBe('the Sun is in your first house, in Leo.');
  });

  test('the elements are counted over seven planets and the lagna', () => {
    expect(findReason(synthesis.dominantElementTexts.fire)).toBe(
      'with the Moon in Sagittarius, the seven planets and the lagna are shared like this: fire signs 6, earth signs 0, air signs 1, water signs 1.',
    );
    expect(findReason(synthesis.elementMissing.earth)).toContain(
      'none of the seven planets is in Taurus, Virgo or Capricorn',
    );
    expect(findReason(synthesis.elementMissing.air)).toBeUndefined();
  });

  test('a house with three planets is named with them', () => {
    expect(findReason(synthesis.crowdedHouse[0]!)).toBe(
      'the Sun, Mercury and Venus are together in the first house.',
    );
  });

  test('a group of houses is named only if it has more planets than each other group', () => {
    // Angles: Sun, Mercury, Venus, Saturn; trines: Moon, Mars; the twelfth: Jupiter; others: Rahu; Ketu in the fifth.
    expect(findReason(synthesis.houseGroups.angles)).toContain(
      'the kendras (1st, 4th, 7th and 10th house) hold 4 of the nine grahas',
    );
  });

  test('all threads lead to the only graha in its own sign', () => {
    const single = createContextOf({
      lagna: 'Aries',
      Sun: 'Leo 10',
      Moon: 'Leo 12',
      Mars: 'Cancer 8',
      Mercury: 'Leo 22',
      Jupiter: 'Aries 4',
      Venus: 'Leo 3',
      Saturn: 'Gemini 20',
      Rahu: 'Pisces 5',
    });
    expect(findReason(synthesis.finalDispositor.Sun, single)).toMatch(/from sign to sign, to the Sun/);
    // Above, the Sun, Mars and Saturn are each in their own sign.
    expect(Object.values(synthesis.finalDispositor).filter((text) => findReason(text))).toEqual([]);
  });

  test('without a birth time there is nothing on houses', () => {
    const person = removeTime({ name: 'Somebody', date: '1990-07-07', place: PLACES[0] });
    const withoutTime = createContext(createReportInput(person, 'life-blueprint'));
    expect(
      listStatements(withoutTime)
        .map(({ because }) => because)
        .join(' '),
    ).not.toMatch(/house|lagna/);
  });

  test('every text is used', () => {
    const printed = createPeople(520)
      .map((birth) => {
        const { sensitivity: _, ...input } = createReportInput(birth, 'life-blueprint');
        return createContext(input);
      })
      .flatMap((born) => listStatements(born).map(({ text }) => text))
      .join('\n');
    const lists = [
      synthesis.lagnaManner,
      synthesis.strengthGoesTo,
      synthesis.moonNeeds,
      synthesis.moonFromLagna,
      synthesis.sunCounts,
      synthesis.starTalents,
      synthesis.crowdedHouse,
    ];
    const sets = [
      synthesis.dominantElementTexts,
      synthesis.elementMissing,
      synthesis.houseGroups,
      synthesis.horizon,
      synthesis.leadingGraha,
      synthesis.learningGraha,
      synthesis.soulGraha,
    ];
    const texts = [
      ...lists.flat(),
      ...sets.flatMap((set) => Object.values(set)),
      ...synthesis.dominantModalityTexts,
      synthesis.modalityEven,
      synthesis.elementEven,
      synthesis.spreadHouses,
    ];
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
  });
});

describe('yogas by kind', () => {
  const writePage = (positions: ChartPositions) => {
    const page = writeChapter(yogaKindsChapter, createContextOf({ lagna: 'Aries', ...positions }));
    if (page?.kind !== 'table') throw new Error('The chapter is not a table.');
    return page;
  };

  test('each kind has one statement that names its yogas, which are in the table', () => {
    for (const { withYoga } of yogaCharts) {
      const { statements, tables } = writePage(withYoga);
      const names = tables.flatMap(({ rows }) => rows.map(([name]) => name!));
      for (const name of names)
        expect(
          statements.filter(({ because }) => because.includes(name.split(',')[0]!)).length,
        ).toBeGreaterThan(0);
      expect(new Set(statements.map(({ text }) => text)).size).toBe(statements.length);
    }
  });

  test('a yoga of a combust planet is called weaker, in its text and in the table', () => {
    const { statements, tables } = writePage({ lagna: 'Cancer', Venus: 'Libra 24', Sun: 'Libra 23.4' });
    const text = statements.find(({ because }) => because.includes('Malavya'))?.text;
    expect(text).toContain('Malavya is weaker here, because Venus is combust (asta).');
    const row = tables.flatMap(({ rows }) => rows).find(([name]) => name === 'Malavya');
    expect(row?.[1]).toMatch(/, but Venus is combust \(asta\)\.$/);
  });

  test('a lagna between Mars and Ketu is not called protected', () => {
    const { statements } = writePage({ lagna: 'Libra', Mars: 'Virgo 29', Rahu: 'Taurus 17' });
    const named = statements.filter(({ text }) => text.includes('Papa Kartari'));
    expect(named.map(({ text }) => text)).toEqual([expect.stringContaining('asks for patience')]);
    expect(statements.at(-1)).toBe(named[0]);
  });

  test('one yoga and several of a kind have different texts, all of which are used', () => {
    const printed = new Set([
      ...yogaCharts.flatMap(({ withYoga }) => writePage(withYoga).statements.map(({ text }) => text)),
      ...createPeople(300).flatMap((birth) => {
        const { sensitivity: _, ...input } = createReportInput(birth, 'life-blueprint');
        const page = writeChapter(yogaKindsChapter, createContext(input));
        return page?.kind === 'table' ? page.statements.map(({ text }) => text) : [];
      }),
    ]);
    const texts = Object.values(yogaKinds).flatMap(({ one, several }) => [one, several]);
    const joined = [...printed].join('\n');
    expect(texts.filter((text) => !joined.includes(text))).toEqual([]);
  });
});

test('the remedies serve the graha that the synthesis calls the weakest, or a weak lord of the lagna', () => {
  for (const birth of createPeople(200)) {
    const { sensitivity: _, ...input } = createReportInput(birth, 'life-blueprint');
    const born = createContext(input);
    const weakest = findWeakestGraha(born);
    const served = chooseGrahaForRemedies(born);
    const isLagnaLord = born.chart.lagna !== null && served === getHouseLord(born.chart, 1);
    expect(served === weakest || isLagnaLord, `${birth.name}: ${served}, ${weakest}`).toBe(true);
    expect(listStatements(born).map(({ text }) => text)).toContain(
      findBadlyPlacedGraha(born) ? synthesis.learningGraha[weakest] : synthesis.noLearningGraha,
    );
  }
});
