/** Each graha by its house, sign, dignity, motion and conjunctions. */
import { content } from '#src/reports/content/content.ts';
import { chooseTextOfLaterYears } from '#src/reports/text/text-of-later-years.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { isChild, isReadAsMarried } from '#src/reports/context/life-stage.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, countSigns } from '#src/astrology/houses.ts';
import {
  describeHousePlacement,
  describeOwnSign,
  describeSharedSign,
  describeSignPlacement,
} from '#src/reports/text/placement-phrases.ts';
import { listHousesOfGrahas, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { isDignified } from '#src/reports/facts/graha-condition.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import {
  toUppercaseFirst,
  formatDegrees,
  formatGraha,
  toNumberWord,
  getSignName,
} from '#src/reports/text/phrases.ts';

type Heading =
  typeof content.common.headings.nineGrahas | typeof content.common.headings.nineGrahasWithoutTime;

const buildPage = (context: ReportContext, heading: Heading): PageDraft => ({
  kind: 'essay',
  id: 'nine-grahas',
  ...heading,
  highlightedHouses: listHousesOfGrahas(context, ...GRAHAS),
  lead: content.grahas.nineGrahasTexts.lead,
  leadBecause: toSentence(writeLeadReason(context)),
  parts: GRAHAS.map((graha) => writeGrahaPart(context, graha)).filter(
    ({ statements }) => statements.length > 0,
  ),
});

export const nineGrahasChapterWithoutTime: Chapter = {
  withoutTime: (context) => buildPage(context, content.common.headings.nineGrahasWithoutTime),
};

export const nineGrahasChapter: Chapter = {
  withTime: (context) => buildPage(context, content.common.headings.nineGrahas),
  ...nineGrahasChapterWithoutTime,
};

function writeLeadReason({ chart, isTimeKnown }: ReportContext): string {
  const signs = new Set(GRAHAS.map((graha) => chart.grahas[graha].sign)).size;
  return content.grahas.nineGrahasTexts.leadReason(toNumberWord(signs), isTimeKnown);
}

export function writeGrahaPart(context: ReportContext, graha: Graha): EssayPart {
  const houseStatements = context.isTimeKnown ? [writeHouseStatement(context, graha)] : [];
  return {
    id: `graha-${graha.toLowerCase()}`,
    title: content.grahas.nineGrahasTexts.title(
      toUppercaseFirst(formatGraha(graha)),
      graha === 'Venus' && isChild(context)
        ? getChildTexts(context).childVenusRole
        : content.grahas.grahaRoles[graha],
    ),
    statements: [
      ...houseStatements,
      ...writeSignStatements(context, graha),
      ...writeDignityStatements(context, graha),
      ...writeMotionStatements(context, graha),
      ...writeConjunctionStatements(context, graha),
    ],
  };
}

function writeHouseStatement(context: ReportContext, graha: Graha): Statement {
  const house = getHouse(context.chart, graha);
  const because = describeHousePlacement(context.chart, graha);
  return createStatement(
    context,
    chooseHouseText(context, graha, house),
    because,
    [`${graha}.house`],
    content.common.sourceOfHouse[graha],
  );
}

export const chooseHouseText = (context: ReportContext, graha: Graha, house: number): string =>
  chooseTextOfLaterYears(
    context,
    (isReadAsMarried(context) ? content.grahas.marriedGrahaInHouse[graha]?.[house] : undefined) ??
      content.grahas.grahaInHouse[graha][house - 1]!,
    content.grahas.lateGrahaInHouse[graha]?.[house],
  );

function chooseSignText(context: ReportContext, graha: SignedGraha, sign: number): string {
  if (graha === 'Venus' && isChild(context)) return getChildTexts(context).childVenusInSign[sign - 1]!;
  const married =
    graha === 'Venus' && isReadAsMarried(context) ? content.grahas.marriedVenusInSign[sign] : undefined;
  return chooseTextOfLaterYears(
    context,
    married ?? content.grahas.grahaInSign[graha][sign - 1]!,
    content.grahas.lateGrahaInSign[graha]?.[sign],
  );
}

type SignedGraha = keyof typeof content.grahas.grahaInSign;

/** None for the Moon, whose sign has a separate chapter. */
function writeSignStatements(context: ReportContext, graha: Graha): Statement[] {
  if (graha === 'Moon') return [];
  const { sign, dignity } = context.chart.grahas[graha];
  const keys = [`${graha}.sign`, ...(dignity ? [`${graha}.dignity`] : []), `${graha}.nakshatra`];
  const because = describeSignPlacement(context.chart, graha);
  return [
    createStatement(
      context,
      chooseSignText(context, graha, sign),
      because,
      keys,
      content.common.sourceOfSign[graha],
    ),
  ];
}

/** For a graha in its own sign, exalted or debilitated. */
export function writeDignityStatements(context: ReportContext, graha: Graha): Statement[] {
  const { dignity, sign } = context.chart.grahas[graha];
  if (!isClassicalGraha(graha) || (graha === 'Moon' && !hasOneMoonSign(context))) return [];
  const signName = getSignName(sign);
  const name = formatGraha(graha);
  const writeStatement = (text: string, because: string): Statement[] => [
    createStatement(context, text, because, [`${graha}.dignity`], content.common.sources.dignity),
  ];
  if (dignity === 'exalted')
    return writeStatement(
      content.grahas.exaltedTexts[graha],
      content.grahas.nineGrahasTexts.exalted(name, signName),
    );
  if (dignity === 'debilitated')
    return writeStatement(
      content.grahas.debilitatedTexts[graha],
      content.grahas.nineGrahasTexts.debilitated(name, signName),
    );
  if (!isDignified(dignity)) return [];
  return writeStatement(content.grahas.ownSignTexts[graha], describeOwnSign(context.chart, graha));
}

function writeMotionStatements(context: ReportContext, graha: Graha): Statement[] {
  const position = context.chart.grahas[graha];
  const name = formatGraha(graha);
  const hasRetrogradeText = isKey(content.grahas.retrogradeTexts, graha) && position.isRetrograde;
  const hasCombustText = isKey(content.grahas.combustTexts, graha) && position.isCombust;
  const sign = getSignName(position.sign);
  return [
    ...(hasRetrogradeText
      ? [
          createStatement(
            context,
            chooseTextOfLaterYears(
              context,
              content.grahas.retrogradeTexts[graha],
              content.grahas.lateRetrogradeTexts[graha],
            ),
            content.grahas.nineGrahasTexts.retrograde(name, sign),
            [`${graha}.retrograde`],
          ),
        ]
      : []),
    ...(hasCombustText
      ? [
          createStatement(
            context,
            content.grahas.combustTexts[graha],
            content.grahas.nineGrahasTexts.combust(name, describeDistanceFromSun(context, graha)),
            [`${graha}.combust`],
          ),
        ]
      : []),
  ];
}

function describeDistanceFromSun({ chart: { grahas } }: ReportContext, graha: Graha): string {
  const distance = Math.abs(grahas[graha].longitude - grahas.Sun.longitude);
  return formatDegrees(Math.min(distance, 360 - distance));
}

/** At most two. Each pair is described once, under the graha that comes first. */
function writeConjunctionStatements(context: ReportContext, graha: Graha): Statement[] {
  const laterGrahas = GRAHAS.slice(GRAHAS.indexOf(graha) + 1);
  return laterGrahas
    .filter((other) => countSigns(context.chart, graha, other) === 1)
    .filter((other) => ![graha, other].includes('Moon') || hasOneMoonSign(context))
    .slice(0, 2)
    .map((other) =>
      createStatement(
        context,
        chooseConjunctionText(context, `${graha}+${other}`),
        describeSharedSign(context.chart, graha, other),
        [`${other}.from.${graha}`],
        choosePairSource(graha, other),
      ),
    );
}

const chooseConjunctionText = (context: ReportContext, pair: string): string =>
  chooseTextOfLaterYears(
    context,
    (isReadAsMarried(context) ? content.grahas.marriedConjunctions[pair] : undefined) ??
      content.grahas.conjunctions[pair]!,
    content.grahas.lateConjunctions[pair],
  );

/** The source on pairs covers the seven classical grahas only. */
const choosePairSource = (graha: Graha, other: Graha): string | undefined =>
  other === 'Rahu' || other === 'Ketu' || graha === 'Rahu' ? undefined : content.common.sources.pair;

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return key in table;
}
