/** Mother, father, brothers and sisters: the lords of the fourth, ninth and third houses, and the years of the family. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { FamilyTexts } from '#src/reports/content/en/blueprint/family.ts';
import type { VargaName } from '#src/reports/content/en/blueprint/subject-reasons.ts';
import { getAgeAt, isChild, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { formatGraha, formatLongDate } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import { getLordAt } from './origin-houses.ts';
import { listOtherSignParts } from './other-moon-sign.ts';
import { writeLeadReason } from './subject-chapter.ts';
import {
  writeKaraka,
  writeLordPlace,
  writeAdviceByLord,
  writeLordCondition,
  writeVarga,
} from './subject-statements.ts';
import { getAgeGroup } from './subjects.ts';

type Relative = { id: string; house: 3 | 4 | 9; karaka: Graha; varga: VargaName; texts: FamilyTexts };

const RELATIVES: readonly Relative[] = [
  {
    id: 'mother',
    house: 4,
    karaka: 'Moon',
    varga: 12,
    get texts() {
      return content.blueprint.motherTexts;
    },
  },
  {
    id: 'father',
    house: 9,
    karaka: 'Sun',
    varga: 12,
    get texts() {
      return content.blueprint.fatherTexts;
    },
  },
  {
    id: 'siblings',
    house: 3,
    karaka: 'Mars',
    varga: 3,
    get texts() {
      return content.blueprint.siblingTexts;
    },
  },
];

const FATHER_HOUSE = 9;

export const familyChapter: Chapter = {
  write: (context) => {
    const isOlder = getAgeGroup(context) === 'older';
    const relatives = RELATIVES.map((relative) => writeRelative(context, relative, isOlder));
    return {
      kind: 'essay',
      id: 'blueprint-family',
      ...content.blueprint.subjectHeadings.family,
      isCompact: true,
      highlightedHouses: [3, 4, 9],
      lead: content.blueprint.familyLeads[isOlder ? 'older' : 'young'],
      leadBecause: toSentence(writeLeadReason(context, FATHER_HOUSE, content.blueprint.fatherTexts.subject)),
      parts: [
        ...relatives,
        ...(context.isTimeKnown ? listYears(context, isOlder) : []),
        {
          id: 'practice',
          title: content.blueprint.familyPracticeTitle,
          statements: [
            writeAdviceByLord(
              context,
              FATHER_HOUSE,
              content.blueprint.familyPractice,
              content.blueprint.fatherTexts.subject,
            ),
          ],
        },
        ...listOtherSignParts(context, {
          house: FATHER_HOUSE,
          subject: content.blueprint.fatherTexts.subject,
          parts: relatives,
          writeStatements: (other) =>
            RELATIVES.flatMap((relative) =>
              writeRelative(other.context, relative, isOlder).statements.slice(0, other.isNear ? 2 : 1),
            ),
        }),
      ],
    };
  },
};

function writeRelative(
  context: ReportContext,
  { id, house, karaka, varga, texts }: Relative,
  isOlder: boolean,
): EssayPart {
  const { title, subject, lordCondition, lordInHouse } = chooseTexts(context, texts, isOlder);
  return {
    id,
    title,
    statements: [
      writeLordCondition(context, house, subject, lordCondition),
      writeLordPlace(context, house, { ...texts, lordInHouse }),
      writeKaraka(context, karaka, texts),
      ...(context.isTimeKnown ? [writeVarga(context, house, varga, texts)] : []),
    ],
  };
}

function chooseTexts(context: ReportContext, texts: FamilyTexts, isOlder: boolean): FamilyTexts {
  if (isOlder) return { ...texts, lordCondition: texts.lordConditionOfOlder };
  if (!isChild(context)) return texts;
  const { lordCondition, lordInHouse } = texts.ofChild;
  return {
    ...texts,
    lordCondition,
    lordInHouse: texts.lordInHouse.map((text, i) => lordInHouse[i + 1] ?? text),
  };
}

const YEARS_AHEAD = 10;
const MAX_YEARS = 2;

/** The next antardashas of the lords of the three houses. */
function listYears(context: TimeKnownContext, isOlder: boolean): EssayPart[] {
  const periods = listFamilyPeriods(context);
  if (periods.length === 0) return [];
  return [
    {
      id: 'years',
      title: content.blueprint.familyYears.title,
      statements: periods.map(({ antar }, index) => {
        const houses = listFamilyHouses(context, antar.lord);
        const lord = formatGraha(antar.lord);
        const people = choosePeople(isOlder || getAgeAt(context, antar.start) >= RETIREMENT_AGE);
        return createStatement(
          context,
          content.blueprint.familyYears.texts[index]!(
            lord,
            content.grammar.formatSpan(formatLongDate(antar.start), formatLongDate(antar.end)),
            houses.map((house) => people[house]),
          ),
          content.blueprint.familyYears.reason(lord, houses),
          [
            ...houses.map((house) => `lord.${house}`),
            `antar-on.${findMiddleDate(antar)}`,
            (other) => readFamilyPeriod(other, index),
          ],
          content.common.sources.dasha,
        );
      }),
    },
  ];
}

function choosePeople(isOlder: boolean) {
  const { people, peopleOfOlder } = content.blueprint.familyYears;
  return isOlder ? peopleOfOlder : people;
}

function listFamilyPeriods(context: ReportContext) {
  const { chart, now } = context;
  const until = new Date(Date.parse(now) + YEARS_AHEAD * YEAR_MS).toISOString();
  return listUpcomingAntardashas(chart, now)
    .filter(({ antar }) => antar.start < until && listFamilyHouses(context, antar.lord).length > 0)
    .slice(0, MAX_YEARS);
}

/** The lord of a period and its houses; "none" if fewer periods begin in these years. Its dates move with each minute of the birth time. */
function readFamilyPeriod(context: ReportContext, index: number): string {
  const antar = listFamilyPeriods(context)[index]?.antar;
  if (!antar) return 'none';
  const houses = listFamilyHouses(context, antar.lord).join();
  return `${antar.lord} ${houses}`;
}

const FAMILY_HOUSES = [3, 4, 9] as const;

const listFamilyHouses = (context: ReportContext, graha: Graha) =>
  FAMILY_HOUSES.filter((house) => getLordAt(context, house) === graha);
