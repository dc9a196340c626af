/** What a house, its lord, its occupants and its significator say about a part of life. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getDignity, isOwnOrExalted } from '#src/astrology/dignity.ts';
import { computeVargaSign } from '#src/astrology/varga.ts';
import type { VargaName } from '#src/reports/content/en/blueprint/subject-reasons.ts';
import type {
  BindusTexts,
  LifeAreaTexts,
  ElementTexts,
  EmptyHouseTexts,
  SubjectTexts,
  TextsByCondition,
} from '#src/reports/content/en/blueprint/subject-texts.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { ELEMENTS, getElement } from '#src/reports/facts/elements.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import {
  createHouseStatement,
  getChartWithHouses,
  getHouseAt,
  getLordAt,
  getSignAt,
  hasAspectAt,
  listHouseKeys,
  listLordKeys,
  listOccupantsAt,
} from './origin-houses.ts';

/** Without a birth time the condition is that of the houses from the Moon, so that it agrees with the pages of the houses. */
function listKeysOfCondition(
  context: ReportContext,
  graha: Graha,
  ...houses: number[]
): FactKey<ReportContext>[] {
  if (context.isTimeKnown) return listConditionKeys(context.chart, graha, ...houses);
  return ['Moon.sign', (other) => describeCondition(getChartWithHouses(other), graha, ...houses)];
}

/** The lord of the house by its condition. */
export function writeLordCondition(
  context: ReportContext,
  house: number,
  subject: string,
  texts: TextsByCondition,
): Statement {
  const chart = getChartWithHouses(context);
  const lord = getLordAt(context, house);
  const condition = describeCondition(chart, lord, house);
  return createHouseStatement(
    context,
    texts[getCondition(chart, lord, house)],
    content.blueprint.subjectReasons.lordCondition(
      formatGraha(lord),
      formatOrdinal(house),
      subject,
      condition,
    ),
    [...listLordKeys(context, house), ...listKeysOfCondition(context, lord, house)],
    content.common.sources.lifeArea,
  );
}

/** The house in which the lord is. */
export function writeLordPlace(context: ReportContext, house: number, texts: LifeAreaTexts): Statement {
  const lord = getLordAt(context, house);
  const place = getHouseAt(context, lord);
  const [name, nth] = [formatGraha(lord), formatOrdinal(house)];
  const because =
    place === house
      ? content.blueprint.subjectReasons.lordAtHome(name, nth, texts.subject)
      : content.blueprint.subjectReasons.lordInHouse(name, nth, texts.subject, formatOrdinal(place));
  return createHouseStatement(
    context,
    texts.lordInHouse[place - 1]!,
    because,
    [...listLordKeys(context, house), ...listHouseKeys(context, lord)],
    content.common.sources.houseLord,
  );
}

/** The element of the sign on the house. */
export function writeElement(
  context: ReportContext,
  house: number,
  texts: ElementTexts,
  subject: string,
): Statement {
  const sign = getSignAt(context, house);
  const element = ELEMENTS.indexOf(getElement(sign)) as 0 | 1 | 2 | 3;
  return createHouseStatement(
    context,
    texts[element],
    content.blueprint.subjectReasons.element(getSignName(sign), element, formatOrdinal(house), subject),
    context.isTimeKnown ? ['lagna.sign'] : ['Moon.sign'],
    content.common.sources.signs,
  );
}

/** A statement for each of the first grahas in the house; for an empty house one on the first graha that aspects it, if there are texts. */
export function writeOccupants(context: ReportContext, house: number, texts: SubjectTexts): Statement[] {
  const occupants = listOccupantsAt(context, house);
  if (occupants.length === 0)
    return texts.empty ? [writeEmptyHouse(context, house, texts.empty, texts.subject)] : [];
  return occupants
    .slice(0, MAX_OCCUPANTS)
    .map((graha) =>
      createHouseStatement(
        context,
        texts.occupants[graha],
        content.blueprint.subjectReasons.occupant(formatGraha(graha), formatOrdinal(house), texts.subject),
        listHouseKeys(context, graha),
        content.common.sources.lifeArea,
      ),
    );
}

const MAX_OCCUPANTS = 3;
const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars'] as const;

function writeEmptyHouse(
  context: ReportContext,
  house: number,
  texts: EmptyHouseTexts,
  subject: string,
): Statement {
  const aspecting = ASPECTING_GRAHAS.find((graha) => hasAspectAt(context, graha, house));
  const nth = formatOrdinal(house);
  const readOccupants = (other: ReportContext) => listOccupantsAt(other, house).length;
  const readAspect = (other: ReportContext) =>
    ASPECTING_GRAHAS.find((graha) => hasAspectAt(other, graha, house)) ?? 'none';
  return createHouseStatement(
    context,
    texts[aspecting ?? 'none'],
    aspecting
      ? content.blueprint.subjectReasons.emptyWithAspect(
          formatGraha(aspecting),
          nth,
          subject,
          formatOrdinal(getHouseAt(context, aspecting)),
        )
      : content.blueprint.subjectReasons.empty(nth, subject),
    [
      ...listLordKeys(context, house),
      readOccupants,
      readAspect,
      ...(aspecting ? listHouseKeys(context, aspecting) : []),
    ],
    content.common.sources.aspect,
  );
}

/** The significator by its condition. */
export function writeKaraka(
  context: ReportContext,
  karaka: Graha,
  texts: LifeAreaTexts,
  subject = texts.subject,
): Statement {
  const chart = getChartWithHouses(context);
  return createHouseStatement(
    context,
    texts.karaka[getCondition(chart, karaka)],
    content.blueprint.subjectReasons.karaka(formatGraha(karaka), subject, describeCondition(chart, karaka)),
    listKeysOfCondition(context, karaka),
    content.common.sources.lifeArea,
  );
}

/** The lord of the house by its dignity in the divisional chart. */
export function writeVarga(
  context: TimeKnownContext,
  house: number,
  varga: VargaName,
  texts: LifeAreaTexts,
  subject = texts.subject,
): Statement {
  const lord = getLordAt(context, house);
  const sign = getVargaSign(context, lord, varga);
  const strength = judgeDignity(lord, sign);
  return createHouseStatement(
    context,
    texts.varga[strength],
    content.blueprint.subjectReasons.varga(
      formatGraha(lord),
      subject,
      varga,
      content.blueprint.subjectReasons.dignities[strength](getSignName(sign)),
    ),
    [...listLordKeys(context, house), `D${varga}.${lord}`],
    content.common.sources.vargas,
  );
}

const getVargaSign = ({ chart }: ReportContext, graha: Graha, varga: VargaName): number =>
  computeVargaSign(varga, chart.grahas[graha].longitude);

/** A part of a sign has no degrees, so the exaltation holds in the whole sign. */
function judgeDignity(graha: ClassicalGraha, sign: number): Condition {
  const dignity = getDignity(graha, sign, 0);
  if (isOwnOrExalted(dignity)) return 'strong';
  return dignity === 'debilitated' || dignity === 'enemy' ? 'weak' : 'fair';
}

export function writeBindus(
  context: TimeKnownContext,
  house: number,
  texts: BindusTexts,
  subject: string,
): Statement {
  const bindus = requireAshtakavarga(context.chart).sarvaByHouse[house - 1]!;
  const grade = bindus >= SARVA_LIMITS.high ? 'many' : bindus >= SARVA_LIMITS.low ? 'some' : 'few';
  return createHouseStatement(
    context,
    texts[grade],
    content.blueprint.subjectReasons.bindus(formatOrdinal(house), subject, bindus),
    [`sarva.${house}`],
    content.common.sources.ashtakavarga,
  );
}

export function writeAdviceByLord(
  context: ReportContext,
  house: number,
  adviceByLord: Record<ClassicalGraha, string>,
  subject: string,
): Statement {
  const lord = getLordAt(context, house);
  return createHouseStatement(
    context,
    adviceByLord[lord],
    content.blueprint.subjectReasons.adviceByLord({ lord }, formatGraha(lord), formatOrdinal(house), subject),
    listLordKeys(context, house),
  );
}
