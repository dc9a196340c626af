/** The judgement of an area of life: its rule, constructed charts, and its texts. */
import { describe, expect, test } from 'vitest';
import type { Chart } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { areaJudgements, type AreaVerdict } from '#src/reports/content/en/life-areas/area-judgements.ts';
import { lifeAreas, type LifeArea } from './areas.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { ASHA, createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { isFactNamed } from '#src/testing/reports/reason-facts.ts';
import { lifeAreasChapter } from './life-areas.ts';
import { decideVerdict, writeJudgementStatement } from './area-judgement.ts';
import { countVotes, type Side, type AreaVotes } from './area-votes.ts';

const SIDES: readonly Side[] = [-1, 0, 1];
const allVotes: AreaVotes[] = SIDES.flatMap((lord) =>
  SIDES.flatMap((influences) =>
    SIDES.flatMap((karaka) => SIDES.map((points) => ({ lord, influences, karaka, points }))),
  ),
);

/** The verdicts by the votes for and against them; `content/en/life-areas/area-verdict.ts` explains their names. */
const VERDICT_CLASSES: Record<string, readonly AreaVerdict[]> = {
  'favourable, lord in favour': ['together', 'lord'],
  'favourable, lord not in favour': ['carried', 'influences', 'karaka', 'points'],
  'mixed, favourable': [
    'lordOverInfluences',
    'lordOverKaraka',
    'lordOverPoints',
    'influencesOver',
    'karakaOver',
  ],
  'mixed, unfavourable': [
    'overruled',
    'influencesUnderLord',
    'karakaUnderLord',
    'pointsUnderLord',
    'afflictedOver',
    'karakaLowOver',
  ],
  unfavourable: ['wait', 'afflicted', 'karakaLow', 'pointsLow'],
  undecided: ['even'],
};
const classifyVerdict = (verdict: AreaVerdict): string =>
  Object.keys(VERDICT_CLASSES).find((name) => VERDICT_CLASSES[name]!.includes(verdict))!;

describe('decideVerdict', () => {
  test.each(allVotes)(
    'the sum of the weighted votes decides: lord $lord, influences $influences, karaka $karaka, points $points',
    (votes) => {
      const { lord, influences, karaka, points } = votes;
      const sum = 3 * lord + 2 * influences + karaka + points;
      const votesCast = [lord, influences, karaka, points].filter((side) => side !== 0);
      const firstVoteCast = votesCast[0] ?? 0;
      const mixed = votesCast.includes(1) && votesCast.includes(-1);
      const verdictClass = classifyVerdict(decideVerdict(votes));
      const direction = Math.sign(sum) || firstVoteCast;
      if (direction === 0) expect(verdictClass).toBe('undecided');
      else if (direction < 0) expect(verdictClass).toBe(mixed ? 'mixed, unfavourable' : 'unfavourable');
      else if (mixed) expect(['mixed, favourable', 'favourable, lord not in favour']).toContain(verdictClass);
      else
        expect(verdictClass).toBe(lord > 0 ? 'favourable, lord in favour' : 'favourable, lord not in favour');
    },
  );

  test('each verdict has a different text in each area', () => {
    const outcomes = new Set(allVotes.map(decideVerdict));
    const texts = Object.values(areaJudgements).flatMap((texts) => Object.values(texts));
    for (const judgements of Object.values(areaJudgements))
      expect(new Set(Object.keys(judgements))).toEqual(outcomes);
    expect(new Set(texts).size).toBe(outcomes.size * lifeAreas.length);
  });
});

const findArea = (id: string): LifeArea => lifeAreas.find((area) => area.id === id)!;
const judgeArea = (chart: Chart, area: LifeArea) =>
  writeJudgementStatement(createContext({ ...ASHA, chart }), area);
const createAquariusChart = (positions: ChartPositions) => createChart({ lagna: 'Aquarius', ...positions });

describe('judgements of constructed charts', () => {
  test('an exalted lord outweighs pressure from Saturn and Mars', () => {
    const chart = createAquariusChart({
      Venus: 'Pisces 27',
      Saturn: 'Taurus 4',
      Mars: 'Taurus 20',
      Moon: 'Libra 10',
    });
    expect(countVotes(chart, findArea('home'))).toMatchObject({ lord: 1, influences: -1 });
    expect(judgeArea(chart, findArea('home')).text).toBe(areaJudgements[4].lordOverInfluences);
  });

  test('a debilitated lord with Jupiter in the house gives the mixed verdict', () => {
    const chart = createAquariusChart({
      Venus: 'Virgo 5',
      Jupiter: 'Taurus 12',
      Moon: 'Scorpio 10',
      Saturn: 'Cancer 20',
    });
    const { text, because } = judgeArea(chart, findArea('home'));
    expect(text).toBe(areaJudgements[4].influencesUnderLord);
    expect(because).toMatch(
      /^Venus, lord of the fourth, is in its fall \(neecha\) in Virgo .*; Jupiter helps the fourth/,
    );
  });

  test('malefics in the tenth house are not unfavourable influences', () => {
    const chart = createChart({ lagna: 'Aries', Mars: 'Capricorn 12', Sun: 'Capricorn 20', Rahu: 'Leo 10' });
    expect(judgeArea(chart, findArea('work')).because).toContain('the Sun and Mars do well in the tenth');
    expect(countVotes(chart, findArea('work')).influences).not.toBe(-1);
  });

  test('a reason separates the planets that help from those that afflict', () => {
    const chart = createChart({
      lagna: 'Leo',
      Jupiter: 'Aries 12',
      Saturn: 'Aries 5',
      Sun: 'Libra 10',
      Rahu: 'Leo 10',
    });
    expect(judgeArea(chart, findArea('learning')).because).toContain(
      'Mars and Jupiter help the ninth, and Saturn and the Sun afflict it',
    );
  });

  test('a karaka that rules the house has no second vote', () => {
    const chart = createChart({ lagna: 'Aries', Moon: 'Taurus 2' });
    const { because } = judgeArea(chart, findArea('home'));
    expect(countVotes(chart, findArea('home')).karaka).toBe(0);
    expect(because).not.toContain('karaka');
  });
});

/** Verdicts of three votes against one, and those of a karaka against the bindus, are rare. */
const RARE_CHARTS: ChartPositions[] = [
  {
    lagna: 'Libra',
    Rahu: 'Taurus',
    Sun: 'Capricorn 17',
    Moon: 'Aquarius 21',
    Mars: 'Gemini 5',
    Mercury: 'Cancer 26',
    Jupiter: 'Capricorn 19',
    Venus: 'Taurus 29',
    Saturn: 'Pisces 10',
  },
  {
    lagna: 'Cancer',
    Rahu: 'Gemini',
    Sun: 'Gemini 26',
    Moon: 'Capricorn 23',
    Mars: 'Gemini 7',
    Mercury: 'Aries 10',
    Jupiter: 'Virgo 1',
    Venus: 'Aries 17',
    Saturn: 'Virgo 28',
  },
  {
    lagna: 'Cancer',
    Rahu: 'Taurus',
    Sun: 'Pisces 15',
    Moon: 'Libra 29',
    Mars: 'Leo 25',
    Mercury: 'Pisces 2',
    Jupiter: 'Capricorn 24',
    Venus: 'Leo 15',
    Saturn: 'Libra 1',
  },
  {
    lagna: 'Aquarius',
    Rahu: 'Sagittarius',
    Sun: 'Capricorn 5',
    Moon: 'Libra 22',
    Mars: 'Capricorn 21',
    Mercury: 'Scorpio 24',
    Jupiter: 'Sagittarius 19',
    Venus: 'Aquarius 12',
    Saturn: 'Libra 10',
  },
  {
    lagna: 'Cancer',
    Rahu: 'Gemini',
    Mars: 'Scorpio 10',
    Mercury: 'Pisces 10',
    Saturn: 'Cancer 12',
    Sun: 'Aries 25',
    Moon: 'Pisces 3',
    Jupiter: 'Aquarius 20',
    Venus: 'Cancer 28',
  },
  {
    lagna: 'Gemini',
    Rahu: 'Scorpio',
    Sun: 'Pisces 28',
    Moon: 'Scorpio 14',
    Mars: 'Sagittarius 25',
    Mercury: 'Virgo 2',
    Jupiter: 'Scorpio 17',
    Venus: 'Capricorn 13',
    Saturn: 'Aries 14',
  },
];

describe('judgements for many births', () => {
  const contexts = createPeople(560)
    .map((birth) => createContext(createReportInput(birth)))
    .filter(({ chart }) => chart.lagna);
  const judgements = contexts.flatMap((context) =>
    lifeAreas.map((area) => ({ context, statement: writeJudgementStatement(context, area) })),
  );

  test('every class of verdict occurs in every area', () => {
    for (const area of lifeAreas) {
      const classes = contexts.map(({ chart }) => classifyVerdict(decideVerdict(countVotes(chart, area))));
      expect([...new Set(classes)].toSorted(), area.id).toEqual(Object.keys(VERDICT_CLASSES).toSorted());
    }
  });

  test('every text is used by a birth or a constructed chart', () => {
    const constructed = RARE_CHARTS.flatMap((positions) =>
      lifeAreas.map((area) => judgeArea(createChart(positions), area)),
    );
    const printedTexts = new Set(
      [...judgements.map(({ statement }) => statement), ...constructed].map(({ text }) => text),
    );
    const texts = Object.values(areaJudgements).flatMap((judgements) => Object.values(judgements));
    expect(texts.filter((text) => !printedTexts.has(text))).toEqual([]);
  });

  test('every reason names its facts, and all facts are true', () => {
    for (const { context, statement } of judgements) {
      const facts = statement.facts!;
      expect(
        facts.filter((fact) => !isFactTrue(fact, context) || !isFactNamed(statement.because, fact, facts)),
      ).toEqual([]);
      const grahas = facts.map(
        (fact) => /^(\w+)\.(?:house|dignity|combust|aspects\.\d+=true)/.exec(fact)?.[1],
      );
      expect(grahas.filter((graha) => graha && !statement.because.includes(graha))).toEqual([]);
      expect(statement.certainty).toBeDefined();
    }
  });

  test('no text denies the help or the pressure of planets that its reason names', () => {
    const denials =
      /no planet|nothing (?:opposes|speaks|harms|else|in the chart)|nobody blocks|neither helped/i;
    const named = judgements.filter(({ statement }) =>
      /\b(?:helps?|afflicts?) the \w+/.test(statement.because),
    );
    expect(named.length).toBeGreaterThan(500);
    const texts = new Set(named.map(({ statement }) => statement.text));
    expect([...texts].filter((text) => denials.test(text))).toEqual([]);
  });

  test('the judgement is the last statement of its area', () => {
    for (const context of contexts.slice(0, 40)) {
      const page = writeChapter(lifeAreasChapter, context)!;
      if (page.kind !== 'essay') throw new Error('Not an essay page.');
      const lastReasons = page.parts.map(({ statements }) => statements.at(-1)!.because);
      expect(lastReasons).toEqual(lifeAreas.map((area) => writeJudgementStatement(context, area).because));
    }
  });

  test('an empty house without aspects has a fact for its emptiness and for each of the three aspects', () => {
    const emptyHouseStatements = contexts
      .flatMap((context) => writeChapter(lifeAreasChapter, context)!)
      .flatMap((page) => (page.kind === 'essay' ? page.parts : []))
      .flatMap(({ statements }) => statements)
      .filter(({ because }) => because.startsWith('no graha is in'));
    expect(emptyHouseStatements.length).toBeGreaterThan(0);
    for (const { facts } of emptyHouseStatements)
      expect(facts).toEqual([
        expect.stringMatching(/^house\.\d+=empty$/),
        expect.stringMatching(/^Jupiter\.aspects\.\d+=false$/),
        expect.stringMatching(/^Saturn\.aspects\.\d+=false$/),
        expect.stringMatching(/^Mars\.aspects\.\d+=false$/),
      ]);
  });
});
